import { type StaffGrant, type StaffRole, staffRoles } from '#lib/api/contract/staff.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import type { LocalizedText } from '#server/db/schema/columns.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { staff } from '#server/db/schema/staff.ts';
import { type Languages, localisedName } from '#server/league/names/localised.ts';

/** What a query joined to league, season and club reads of a grant. */
export const grantColumns = {
  id: staff.id,
  role: staff.role,
  leagueId: leagues.id,
  league: leagues.name,
  leagueNames: leagues.names,
  season: seasons.name,
  seasonNames: seasons.names,
  clubId: clubs.id,
  club: clubs.name,
  clubNames: clubs.names,
  clubSlug: clubs.slug,
};

type GrantRow = {
  id: string | null;
  role: StaffRole | null;
  leagueId: string | null;
  league: string | null;
  leagueNames: LocalizedText | null;
  season: string | null;
  seasonNames: LocalizedText | null;
  clubId: string | null;
  club: string | null;
  clubNames: LocalizedText | null;
  clubSlug: string | null;
};

/** Returns the grant of a row, told in the site's own language unless others are given; none for a row of somebody without one. */
export function toGrant(row: GrantRow, languages?: Languages): StaffGrant[] {
  const { id, role, leagueId, clubId } = row;
  if (id === null || role === null) return [];
  const told = (name: string | null, names: LocalizedText | null) =>
    languages ? localisedName(languages, name ?? '', names ?? {}) : (name ?? '');
  const ofLeague =
    leagueId === null
      ? null
      : { id: leagueId, name: told(row.league, row.leagueNames), season: told(row.season, row.seasonNames) };
  const ofClub = clubId === null ? null : { id: clubId, slug: row.clubSlug ?? '', name: told(row.club, row.clubNames) };
  return [{ id, role, league: ofLeague, club: ofClub }];
}

/** Returns grants in the order of the roles, and the roles of all of them. */
export function withRoles(grants: readonly StaffGrant[]) {
  const rank = ({ role, league, club }: StaffGrant) => staffRoles.indexOf(role) * 3 + (league ? 1 : club ? 2 : 0);
  const nameOf = ({ league, club }: StaffGrant) => league?.name ?? club?.name ?? '';
  const sorted = grants.toSorted((a, b) => rank(a) - rank(b) || nameOf(a).localeCompare(nameOf(b)));
  return { roles: staffRoles.filter((role) => grants.some((grant) => grant.role === role)), grants: sorted };
}
