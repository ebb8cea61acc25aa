import type { GameState } from './state.ts';

/** Whether the game can be ended: the last period or an overtime is over and the score is not level. */
export function canEndGame({ phase, periodsEnded, score, profile }: GameState): boolean {
  return phase === 'interval' && periodsEnded >= profile.periods.count && score.home !== score.away;
}
