import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { belongsTo } from '#server/db/belongs-to.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import { venues } from '#server/db/schema/venues.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { hasSlug } from '#server/league/names/former-slugs.ts';
import { playedAt } from './rows.ts';

type Filter<Key extends string> = { [Name in Key]?: string | undefined };

/** The condition that a game is upcoming: one that has not begun 12 hours after its tip-off is overdue. */
export const notOverdue: SQL = sql`${playedAt} > now() - interval '12 hours'`;

/** The condition that a team played, by its slug or by its club's slug, which matches the club's teams of all seasons. */
export function playedBy(scope: TenantScope, { team }: Filter<'team'>): SQL | undefined {
  if (team === undefined) return undefined;
  const ids = scope.db
    .select({ id: teams.id })
    .from(teams)
    .leftJoin(clubs, belongsTo(teams, teams.clubId, clubs))
    .where(ofTenant(scope, teams, or(hasSlug(teams, team), hasSlug(clubs, team))));
  return sql`(${games.homeTeamId} in ${ids} or ${games.awayTeamId} in ${ids})`;
}

/** The condition that a game is in a season, in the leagues of a slug of all seasons, or in one league of one season. */
export function playedIn(scope: TenantScope, { season, league }: Filter<'season' | 'league'>): SQL | undefined {
  if (season === undefined && league === undefined) return undefined;
  return inLeagues(
    scope,
    season === undefined ? undefined : eq(seasons.slug, season),
    league === undefined ? undefined : eq(leagues.slug, league),
  );
}

/** The condition that a game is in the current season. */
export const inCurrentSeason = (scope: TenantScope): SQL => inLeagues(scope, eq(seasons.isCurrent, true));

/** The condition that the league of a game and its season meet others. */
function inLeagues(scope: TenantScope, ...conditions: (SQL | undefined)[]): SQL {
  const ids = scope.db
    .select({ id: leagues.id })
    .from(leagues)
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(ofTenant(scope, leagues, ...conditions));
  return inArray(games.leagueId, ids);
}

/** The condition that a game is at a venue. */
export function playedAtVenue(scope: TenantScope, { venue }: Filter<'venue'>): SQL | undefined {
  if (venue === undefined) return undefined;
  const ids = scope.db
    .select({ id: venues.id })
    .from(venues)
    .where(ofTenant(scope, venues, hasSlug(venues, venue)));
  return inArray(games.venueId, ids);
}
