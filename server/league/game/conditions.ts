import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { belongsTo } from '#server/db/belongs-to.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import { venues } from '#server/db/schema/venues.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

type Asked<Key extends string> = { [Name in Key]?: string | undefined };

/** By a team's slug, or by its club's, which takes in the club's teams of all seasons. */
export function playedBy(scope: TenantScope, { team }: Asked<'team'>): SQL | undefined {
  if (team === undefined) return undefined;
  const wanted = scope.db
    .select({ id: teams.id })
    .from(teams)
    .leftJoin(clubs, belongsTo(teams, teams.clubId, clubs))
    .where(ofTenant(scope, teams, or(eq(teams.slug, team), eq(clubs.slug, team))));
  return sql`(${games.homeTeamId} in ${wanted} or ${games.awayTeamId} in ${wanted})`;
}

/** In a season, in the leagues of that slug of all seasons, or in one league. */
export function playedIn(scope: TenantScope, { season, league }: Asked<'season' | 'league'>): SQL | undefined {
  if (season === undefined && league === undefined) return undefined;
  const wanted = scope.db
    .select({ id: leagues.id })
    .from(leagues)
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(
      ofTenant(
        scope,
        leagues,
        season === undefined ? undefined : eq(seasons.slug, season),
        league === undefined ? undefined : eq(leagues.slug, league),
      ),
    );
  return inArray(games.leagueId, wanted);
}

/** In a hall. */
export function playedAtVenue(scope: TenantScope, { venue }: Asked<'venue'>): SQL | undefined {
  if (venue === undefined) return undefined;
  const wanted = scope.db
    .select({ id: venues.id })
    .from(venues)
    .where(ofTenant(scope, venues, eq(venues.slug, venue)));
  return inArray(games.venueId, wanted);
}
