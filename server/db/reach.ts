import { inArray, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { StaffGrant } from '#lib/api/contract/staff.ts';

/** The leagues and clubs that a record belongs to. */
export type Whereabouts = { leagues: readonly string[]; clubs: readonly string[] };

/** What grants let somebody see: everything of the tenant, or what belongs to some leagues and clubs. */
export type Reach = 'tenant' | Whereabouts;

export const reachOf = (grants: readonly Pick<StaffGrant, 'league' | 'club'>[]): Reach =>
  grants.some(isOfTenant)
    ? 'tenant'
    : {
        leagues: grants.flatMap(({ league }) => league?.id ?? []),
        clubs: grants.flatMap(({ club }) => club?.id ?? []),
      };

/** Returns whether a record lies in the reach. */
export const reaches = (reach: Reach, { leagues, clubs }: Whereabouts): boolean =>
  reach === 'tenant' ||
  leagues.some((league) => reach.leagues.includes(league)) ||
  clubs.some((club) => reach.clubs.includes(club));

/** Returns the condition that a row belongs to the reach; undefined where everything does. */
export function withinReach(
  reach: Reach,
  of: { league?: AnyPgColumn; clubs?: readonly AnyPgColumn[] },
): SQL | undefined {
  if (reach === 'tenant') return undefined;
  const ofLeague = of.league && reach.leagues.length > 0 ? [inArray(of.league, [...reach.leagues])] : [];
  const ofClub = reach.clubs.length > 0 ? (of.clubs ?? []).map((club) => inArray(club, [...reach.clubs])) : [];
  return or(...ofLeague, ...ofClub) ?? sql`false`;
}

export const isOfTenant = ({ league, club }: Pick<StaffGrant, 'league' | 'club'>): boolean => !league && !club;

/** Returns what a grant is for as whereabouts: of one for the whole tenant, nothing narrower reaches it. */
export const whereaboutsOf = ({ league, club }: Pick<StaffGrant, 'league' | 'club'>): Whereabouts => ({
  leagues: league ? [league.id] : [],
  clubs: club ? [club.id] : [],
});
