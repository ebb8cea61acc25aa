import type { AllTimeMinimum } from '#lib/api/contract/history.ts';
import { notFound } from '#server/errors.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { factsOf } from './list-competitions.ts';
import { selectTallies } from './select-tallies.ts';

/** Returns the minimum games and attempts to be ranked in player statistics of one competition or all. Throws `not-found` for a competition without any. */
export async function getMinimum(scope: ReadScope, competition: string | undefined): Promise<AllTimeMinimum> {
  const tallies = await selectTallies(scope, competition);
  if (competition !== undefined && tallies.length === 0) throw notFound('competition', competition);
  return factsOf(tallies).minimum;
}
