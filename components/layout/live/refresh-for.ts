import type { GameState } from '#lib/api/contract/game.ts';

export type GameResult = { id: string; state: GameState; score: { home: number; away: number } | null };

/** Visitors do not all fetch a page again at once. */
const soonestMs = 1_500;
const maxJitterMs = 6_000;

/** What a page shows of a game beside its running score: whether it is on, and its result. */
export const resultOf = ({ state, score }: GameResult) =>
  state === 'live' ? state : `${state} ${score?.home}–${score?.away}`;

const known = new Map<string, string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Refreshes the page soon for games whose result has changed. Its channels and the score strip both hear of one, sooner or later:
 * only the first brings a refresh.
 */
export function refreshFor(changed: readonly GameResult[], refresh: () => void): void {
  const news = changed.filter((game) => known.get(game.id) !== resultOf(game));
  if (news.length === 0) return;
  for (const game of news) known.set(game.id, resultOf(game));
  clearTimeout(timer);
  timer = setTimeout(refresh, soonestMs + maxJitterMs * Math.random());
}
