import { canEndGame } from './can-end-game.ts';
import type { ClockAnchorState, GameState } from './state.ts';

export type BreakClock = { kind: 'timeout' | 'interval'; anchor: ClockAnchorState };

/**
 * Returns the clock of the current break: a time-out (until the game clock restarts) or an interval, counted from the
 * time in the log. Null during play, once the game only has to be ended, and if the log does not say when the break began.
 */
export function breakClock(state: GameState): BreakClock | null {
  if (state.phase === 'interval') return intervalOf(state);
  if (state.phase !== 'playing' || state.anchors.game.running) return null;
  for (const event of state.played.toReversed()) {
    if (event.type === 'period-start' || (event.type === 'clock' && event.change === 'start')) return null;
    if (event.type === 'timeout' && !event.refused)
      return event.wallTime ? running('timeout', state.profile.timeouts.lengthMs, event.wallTime) : null;
  }
  return null;
}

function intervalOf(state: GameState): BreakClock | null {
  if (canEndGame(state)) return null;
  const { profile, periodsEnded, played } = state;
  const end = played.findLast(({ type }) => type === 'period-end');
  if (!end?.wallTime) return null;
  const { betweenPeriodsMs, halfTimeMs, beforeOvertimeMs } = profile.intervals;
  const { count } = profile.periods;
  if (periodsEnded >= count) return running('interval', beforeOvertimeMs, end.wallTime);
  return running('interval', periodsEnded * 2 === count ? halfTimeMs : betweenPeriodsMs, end.wallTime);
}

function running(kind: BreakClock['kind'], remainingMs: number, at: string): BreakClock {
  return { kind, anchor: { running: true, remainingMs, at } };
}
