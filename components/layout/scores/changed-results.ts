import { resultOf } from '#components/layout/live/refresh-for.ts';
import type { StripGame } from '#lib/api/contract/schedule.ts';

/**
 * Returns the games that have begun, ended, been reopened or corrected between two answers, so that open pages show old results.
 * An older game that was not in the strip before has been reopened.
 */
export function changedResults(before: readonly StripGame[], after: readonly StripGame[]): StripGame[] {
  const known = new Map(before.map((game) => [game.id, resultOf(game)]));
  if (known.size === 0) return [];
  return after.filter((game) =>
    known.has(game.id) ? known.get(game.id) !== resultOf(game) : game.state !== 'scheduled',
  );
}
