import { type StaffGrant, type StaffRole, staffRoles } from '#lib/api/contract/staff.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { staff } from '#server/db/schema/staff.ts';

/** What a query joined to league, season and club reads of a grant. */
export const grantColumns = {
  id: staff.id,
  role: staff.role,
  leagueId: leagues.id,
  league: leagues.name,
  season: seasons.name,
  clubId: clubs.id,
  club: clubs.name,
  clubSlug: clubs.slug,
};

type GrantRow = {
  id: string | null;
  role: StaffRole | null;
  leagueId: string | null;
  league: string | null;
  season: string | null;
  clubId: string | null;
  club: string | null;
  clubSlug: string | null;
};

/** Returns the grant of a row; none for a row of somebody without one. */
export function toGrant({ id, role, leagueId, league, season, clubId, club, clubSlug }: GrantRow): StaffGrant[] {
  if (id === null || role === null) return [];
  const ofLeague = leagueId === null ? null : { id: leagueId, name: league ?? '', season: season ?? '' };
  const ofClub = clubId === null ? null : { id: clubId, slug: clubSlug ?? '', name: club ?? '' };
  return [{ id, role, league: ofLeague, club: ofClub }];
}

/** Returns grants in the order of the roles, and the roles of all of them. */
export function withRoles(grants: readonly StaffGrant[]) {
  const rank = ({ role, league, club }: StaffGrant) => staffRoles.indexOf(role) * 3 + (league ? 1 : club ? 2 : 0);
  const nameOf = ({ league, club }: StaffGrant) => league?.name ?? club?.name ?? '';
  const sorted = grants.toSorted((a, b) => rank(a) - rank(b) || nameOf(a).localeCompare(nameOf(b)));
  return { roles: staffRoles.filter((role) => grants.some((grant) => grant.role === role)), grants: sorted };
}
