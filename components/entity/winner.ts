import type { GameSummary } from '#lib/api/contract/game.ts';

const decided = new Set<GameSummary['state']>(['final', 'forfeited', 'defaulted']);

/** The side that won, null while nothing is decided. */
export function winnerOf({ state, score }: Pick<GameSummary, 'state' | 'score'>): 'home' | 'away' | null {
  if (!score || !decided.has(state) || score.home === score.away) return null;
  return score.home > score.away ? 'home' : 'away';
}
