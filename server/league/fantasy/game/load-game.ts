import { asc, eq } from 'drizzle-orm';
import type { Side } from '#lib/basketball/events.ts';
import type { FantasyGame } from '#lib/basketball/fantasy/calculate-points.ts';
import { gameWinner } from '#lib/basketball/series/game-winner.ts';
import { statLineOf } from '#lib/basketball/stat-line-of.ts';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

export type GameRow = typeof games.$inferSelect;
type Decided = Pick<GameRow, 'state' | 'guilty' | 'homeScore' | 'awayScore'>;

/** Returns the side that won, null without one. */
export function winnerOf({ state, guilty, homeScore, awayScore }: Decided): Side | null {
  const score = homeScore === null || awayScore === null ? null : { home: homeScore, away: awayScore };
  return gameWinner({ state, guilty, score });
}

/** Loads a game as the fantasy rules see it: result and lines of its players. Null if it was deleted. */
export async function loadFantasyGame(
  scope: TenantScope,
  gameId: string,
): Promise<{ row: GameRow; game: FantasyGame } | null> {
  const [row] = await scope.db
    .select()
    .from(games)
    .where(ofTenant(scope, games, eq(games.id, gameId)));
  if (!row) return null;
  const lines = await scope.db
    .select()
    .from(gamePlayerStats)
    .where(ofTenant(scope, gamePlayerStats, eq(gamePlayerStats.gameId, gameId)))
    .orderBy(asc(gamePlayerStats.side), asc(gamePlayerStats.order), asc(gamePlayerStats.personId));
  const players = lines.map(({ personId, side, starter, played, ...line }) => ({
    personId,
    side,
    starter,
    played,
    line: statLineOf(line),
  }));
  return { row, game: { state: row.state, winner: winnerOf(row), players } };
}
