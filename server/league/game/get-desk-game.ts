import type { DeskGame } from '#lib/api/contract/desk.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { findGame } from './find.ts';
import { listGameOfficials } from './officials.ts';
import { summariseGames } from './summary.ts';

/** Returns a game by its id, with its officials. Throws `not-found`. */
export async function getDeskGame(scope: ReadScope, gameId: string): Promise<DeskGame> {
  const row = await findGame(scope, gameId);
  const [[summary], officials] = await Promise.all([summariseGames(scope, [row]), listGameOfficials(scope, gameId)]);
  if (!summary) throw new Error(`Game ${gameId} has no summary.`);
  return { ...summary, officials };
}
