import type { PlayerCareer } from '#lib/api/contract/player-career.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { findPersonId } from './find-person.ts';
import { listHighs } from './list-highs.ts';
import { listCareerSeasons } from './list-seasons.ts';
import { listTotals } from './list-totals.ts';
import { loadLines } from './load-lines.ts';
import { splitsOf } from './splits.ts';

/** Returns a player's statistics over all teams, leagues and seasons. Throws `not-found`. */
export async function getPlayerCareer(scope: ReadScope, slug: string): Promise<PlayerCareer> {
  const personId = await findPersonId(scope, slug);
  const [seasons, lines] = await Promise.all([listCareerSeasons(scope, personId), loadLines(scope, personId)]);
  const [totals, highs] = await Promise.all([listTotals(scope, personId, seasons), listHighs(scope, lines)]);
  return { seasons, totals, highs, splits: splitsOf(lines) };
}
