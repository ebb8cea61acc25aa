import type { GameSummary } from '#lib/api/contract/game.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { findGame } from './find.ts';
import { summariseGames } from './summary.ts';

/** A game by its id. Throws `not-found`. */
export async function getDeskGame(scope: ReadScope, gameId: string): Promise<GameSummary> {
  const [summary] = await summariseGames(scope, [await findGame(scope, gameId)]);
  if (!summary) throw new Error(`Game ${gameId} was lost on the way.`);
  return summary;
}
