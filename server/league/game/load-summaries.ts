import type { GameSummary } from '#lib/api/contract/game.ts';
import { inIds } from '#server/db/in-ids.ts';
import { games } from '#server/db/schema/games.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { selectGames } from './rows.ts';
import { summariseGames } from './summary.ts';

/** Loads games by id. */
export async function loadSummaries(scope: ReadScope, ids: readonly string[]): Promise<Map<string, GameSummary>> {
  if (ids.length === 0) return new Map();
  const rows = await selectGames(scope, inIds(games.id, ids));
  return new Map((await summariseGames(scope, rows)).map((game) => [game.id, game]));
}
