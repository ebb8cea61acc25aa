import type { StripGame } from '#lib/api/contract/schedule.ts';

/** What a page shows of a game beside its running score: whether it is on, and its result. */
const resultOf = ({ state, score }: StripGame) => (state === 'live' ? state : `${state} ${score?.home}–${score?.away}`);

/** Whether a game has begun, ended, been reopened or corrected between two answers, so that open pages show old results. */
export function hasResultChanged(before: readonly StripGame[], after: readonly StripGame[]): boolean {
  const known = new Map(before.map((game) => [game.id, resultOf(game)]));
  return after.some((game) => known.has(game.id) && known.get(game.id) !== resultOf(game));
}
