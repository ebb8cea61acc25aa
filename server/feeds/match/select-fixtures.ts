import { and, arrayContains, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { belongsTo } from '#server/db/belongs-to.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { slugOf } from '#server/league/names/slug.ts';

const home = alias(teams, 'home_team');
const away = alias(teams, 'away_team');

/** A game with its teams, league and season. */
export type Fixture = {
  game: typeof games.$inferSelect;
  home: typeof teams.$inferSelect;
  away: typeof teams.$inferSelect;
  league: typeof leagues.$inferSelect;
  season: typeof seasons.$inferSelect;
};

export const fixturesOfSourceId = (scope: TenantScope, id: string) =>
  select(scope, arrayContains(games.externalIds, [`fixture:${id}`]));

export const fixturesOfDay = (scope: TenantScope, day: string) => select(scope, eq(games.tipOffDate, day));

export const fixturesOfGame = (scope: TenantScope, gameId: string) => select(scope, eq(games.id, gameId));

export const fixturesOfLeague = (scope: TenantScope, { season, name }: { season: string; name: string }) =>
  select(scope, and(eq(seasons.slug, slugOf(season, 'season')), eq(leagues.slug, slugOf(name, 'league'))));

function select(scope: TenantScope, condition: SQL | undefined): Promise<Fixture[]> {
  return scope.db
    .select({ game: games, home, away, league: leagues, season: seasons })
    .from(games)
    .innerJoin(home, belongsTo(games, games.homeTeamId, home))
    .innerJoin(away, belongsTo(games, games.awayTeamId, away))
    .innerJoin(leagues, belongsTo(games, games.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(ofTenant(scope, games, condition));
}
