import { eq } from 'drizzle-orm';
import { announce } from '#server/changes/announce.ts';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { addResult } from '#server/league/push/add-game-events.ts';
import { updateRollups } from '#server/league/rollup/update-rollups.ts';
import { tagsOfGame } from './tags-of-game.ts';

type Game = typeof games.$inferSelect;
type Decision = Pick<Game, 'state' | 'guilty'> &
  Partial<Pick<Game, 'homeScore' | 'awayScore' | 'periods' | 'overtimes' | 'coverage' | 'logCheck'>>;

/**
 * Sets the state and result of a game and updates the rollups, also those of `before`, who had lines in it; a forfeited game
 * counts for none of its players. Announces what `tagsOfGame` lists, and has followers told that
 * a game is over. Run it in a transaction.
 */
export async function decideGame(
  scope: TenantScope,
  game: Game,
  decision: Decision,
  before: readonly string[] = [],
): Promise<void> {
  const { db } = scope;
  await db
    .update(games)
    .set({ ...decision, liveClock: null, revision: game.revision + 1 })
    .where(ofTenant(scope, games, eq(games.id, game.id)));
  const lines = await db
    .select({ personId: gamePlayerStats.personId })
    .from(gamePlayerStats)
    .where(ofTenant(scope, gamePlayerStats, eq(gamePlayerStats.gameId, game.id)));
  const people = [...new Set([...before, ...lines.map(({ personId }) => personId)])];
  await updateRollups(scope, game, people);
  await announce(scope, await tagsOfGame(scope, game, people));
  await addResult(scope, game, decision);
}
