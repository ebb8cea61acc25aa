import { and, eq, sql } from 'drizzle-orm';
import type { CurrentSeasonLeagues } from '#lib/api/contract/website.ts';
import { tags } from '#lib/api/tags.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { listLeagueItems } from '#server/league/league/list-items.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

/** Returns leagues and tournaments of the current season, and the number of its scheduled games. */
export async function getCurrentSeasonLeagues(scope: ReadScope): Promise<CurrentSeasonLeagues> {
  dependsOn(scope, tags.seasons(scope.tenantId), tags.games(scope.tenantId), tags.clubs(scope.tenantId));
  const [listed, scheduledGamesCount] = await Promise.all([
    listLeagueItems(scope, eq(seasons.isCurrent, true)),
    countScheduledGames(scope),
  ]);
  const ofKind = (kind: 'league' | 'tournament') => listed.map(({ item }) => item).filter((item) => item.kind === kind);
  return {
    currentSeasonLeagues: ofKind('league'),
    landingPageLeagues: listed.filter(({ isOnLandingPage }) => isOnLandingPage).map(({ item }) => item),
    currentSeasonTournaments: ofKind('tournament'),
    scheduledGamesCount,
  };
}

async function countScheduledGames(scope: ReadScope): Promise<number> {
  const [row] = await scope.db
    .select({ count: sql<number>`count(*)::int` })
    .from(games)
    .innerJoin(leagues, belongsTo(games, games.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(ofTenant(scope, games, and(eq(games.state, 'scheduled'), eq(seasons.isCurrent, true))));
  return row?.count ?? 0;
}
