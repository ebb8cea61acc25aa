import type { EntrantRef } from '#lib/api/contract/fantasy/common.ts';
import { bestFive } from '#lib/basketball/fantasy/best-five.ts';
import type { SquadRules } from '#lib/basketball/fantasy/rules.ts';
import { type EntrantRow, entrantIn } from './entrants.ts';

/** Returns the best five and coach by these points, with references. */
export function toBestFive(
  entrants: readonly EntrantRow[],
  points: ReadonlyMap<number, number>,
  rules: SquadRules,
  refs: ReadonlyMap<number, EntrantRef>,
): { entrant: EntrantRef; points: number }[] {
  const candidates = entrants
    .filter(({ number }) => points.has(number))
    .map(({ number, kind, position }) => ({ number, kind, position, points: points.get(number) ?? 0 }));
  return bestFive(candidates, rules).map(({ number, points }) => ({ entrant: entrantIn(refs, number), points }));
}
