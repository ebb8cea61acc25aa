import type { CareerHigh } from '#lib/api/contract/player-career.ts';
import { requireEntry } from '#lib/api/shapes/require-entry.ts';
import { inIds } from '#server/db/in-ids.ts';
import { games } from '#server/db/schema/games.ts';
import { selectGames } from '#server/league/game/rows.ts';
import { summariseGames } from '#server/league/game/summary.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { uniqueIds } from '#server/league/unique-ids.ts';
import { highsOf } from './highs.ts';
import type { CareerLine } from './load-lines.ts';
import { toCareerGame } from './to-career-game.ts';

/** Lists the career highs with their games. */
export async function listHighs(scope: ReadScope, lines: readonly CareerLine[]): Promise<CareerHigh[]> {
  const highs = highsOf(lines);
  if (highs.length === 0) return [];
  const ids = uniqueIds(highs.map(({ line }) => line.gameId));
  const summaries = await summariseGames(scope, await selectGames(scope, inIds(games.id, ids)));
  const byId = new Map(summaries.map((game) => [game.id, game]));
  return highs.map(({ line, ...high }) => ({ ...high, game: toCareerGame(requireEntry(byId, line.gameId), line) }));
}
