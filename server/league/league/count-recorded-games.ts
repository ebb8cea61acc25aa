import { eq, type SQL, sql } from 'drizzle-orm';
import { type LeaderCategory, leaderCategories } from '#lib/api/contract/league-players.ts';
import { gameTeamStats } from '#server/db/schema/game-statistics.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { ofCountedGame } from '#server/league/game/counting.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { leaderMetrics, statsOfMetric } from './leader-metrics.ts';

type CategoryGames = { games: number; teamGames: ReadonlyMap<string, number> };
/** `games`: those with player statistics; `of`: those of them that recorded a category, in all and by team. */
type RecordedGames = { games: number; of: (category: LeaderCategory) => CategoryGames };

/** Counts the games of a league with player statistics, and those that recorded the statistics of each leader category. */
export async function countRecordedGames(scope: ReadScope, leagueId: string): Promise<RecordedGames> {
  const { gameId, teamId } = gameTeamStats;
  const isKnown = (category: LeaderCategory): SQL =>
    sql.join(
      statsOfMetric(leaderMetrics[category]).map((stat) => sql`${gameTeamStats[stat]} is not null`),
      sql` and `,
    );
  const counts = Object.fromEntries(
    leaderCategories.map((category) => [
      category,
      sql<number>`(count(distinct ${gameId}) filter (where ${isKnown(category)}))::int`,
    ]),
  ) as Record<LeaderCategory, SQL<number>>;
  const rows = await scope.db
    .select({ teamId: sql<string | null>`${teamId}`, games: sql<number>`count(distinct ${gameId})::int`, counts })
    .from(gameTeamStats)
    .where(ofTenant(scope, gameTeamStats, eq(gameTeamStats.leagueId, leagueId), ofCountedGame(gameTeamStats)))
    .groupBy(sql`grouping sets ((${teamId}), ())`);
  const whole = rows.find((row) => row.teamId === null);
  return {
    games: whole?.games ?? 0,
    of: (category) => ({
      games: whole?.counts[category] ?? 0,
      teamGames: new Map(rows.flatMap(({ teamId, counts }) => (teamId ? [[teamId, counts[category]]] : []))),
    }),
  };
}
