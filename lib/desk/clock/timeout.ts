import type { GameState } from '#lib/basketball/game/state.ts';
import type { ClockRefusal } from './clock-command.ts';

export type TimeoutRefusal = Extract<ClockRefusal, 'not-playing' | 'suspended'>;

/** Returns why a time-out is refused: it can be taken in a period or an interval. Null where it can be taken. */
export function timeoutRefusal({
  phase,
  suspended,
  ruling,
  finalised,
}: Pick<GameState, 'phase' | 'suspended' | 'ruling' | 'finalised'>): TimeoutRefusal | null {
  if (ruling || finalised || (phase !== 'playing' && phase !== 'interval')) return 'not-playing';
  return suspended ? 'suspended' : null;
}
