import type { Side } from '#lib/basketball/events.ts';
import type { Score } from '#lib/basketball/standings/game.ts';
import type { SeriesGame } from './series.ts';

/** Returns the side that won the game; null if it is undecided, void, level, or both sides are at fault. */
export function gameWinner({ state, score, guilty }: Pick<SeriesGame, 'state' | 'score' | 'guilty'>): Side | null {
  if (state === 'forfeited' || state === 'defaulted') {
    if (guilty === 'home') return 'away';
    if (guilty === 'away') return 'home';
    if (guilty === 'both') return null;
  } else if (state !== 'final') {
    return null;
  }
  return seriesLeader(score);
}

export function seriesLeader(score: Score | null): Side | null {
  if (!score || score.home === score.away) return null;
  return score.home > score.away ? 'home' : 'away';
}
