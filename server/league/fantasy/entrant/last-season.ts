import { and, eq, lt, sql } from 'drizzle-orm';
import { calculatePoints, worthOf } from '#lib/basketball/fantasy/calculate-points.ts';
import { statLineOf } from '#lib/basketball/stat-line-of.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { inIds } from '#server/db/in-ids.ts';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { fetchOrThrow, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { winnerOf } from '#server/league/fantasy/game/load-game.ts';
import type { FantasySeasonRow } from '#server/league/fantasy/season/find.ts';
import { countsInRollups } from '#server/league/game/counting.ts';

export type EarlierPoints = { points: number; games: number };

/**
 * Returns what players made by these rules in the games that count of the last season of the league before this one: same slug, begun
 * earlier.
 */
export async function pointsOfLastSeason(
  scope: TenantScope,
  season: FantasySeasonRow,
  personIds: readonly string[],
): Promise<Map<string, EarlierPoints>> {
  const leagueId = await lastLeagueOf(scope, season.leagueId);
  if (!leagueId) return new Map();
  const rows = await scope.db
    .select({ line: gamePlayerStats, game: games })
    .from(gamePlayerStats)
    .innerJoin(games, belongsTo(gamePlayerStats, gamePlayerStats.gameId, games))
    .where(
      ofTenant(
        scope,
        gamePlayerStats,
        and(
          eq(gamePlayerStats.leagueId, leagueId),
          eq(gamePlayerStats.played, true),
          inIds(gamePlayerStats.personId, personIds),
          countsInRollups,
        ),
      ),
    );
  const sums = new Map<string, EarlierPoints>();
  for (const { line, game } of rows) {
    if (worthOf(game.state, season.rules.scoring) !== 'counts') continue;
    const { personId, side, starter, played } = line;
    const player = { personId, side, starter, played, line: statLineOf(line) };
    const told = calculatePoints(
      { state: game.state, winner: winnerOf(game), players: [player] },
      { ...season.rules.scoring, coachWin: 0, coachLoss: 0 },
    );
    const sum = sums.get(personId) ?? { points: 0, games: 0 };
    sums.set(personId, {
      points: told.reduce((total, { points }) => total + points, sum.points),
      games: sum.games + 1,
    });
  }
  return sums;
}

async function lastLeagueOf(scope: TenantScope, leagueId: string): Promise<string | null> {
  const league = await fetchOrThrow(scope, leagues, leagueId, 'league');
  const season = await fetchOrThrow(scope, seasons, league.seasonId, 'season');
  if (season.startsOn === null) return null;
  const [last] = await scope.db
    .select({ id: leagues.id })
    .from(leagues)
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(ofTenant(scope, leagues, and(eq(leagues.slug, league.slug), lt(seasons.startsOn, season.startsOn))))
    .orderBy(sql`${seasons.startsOn} desc`)
    .limit(1);
  return last?.id ?? null;
}
