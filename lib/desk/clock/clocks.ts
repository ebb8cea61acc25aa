import type { ClockAnchorState, GameState } from '#lib/basketball/game/state.ts';
import { periodLengthMs } from '#lib/basketball/rules/periods.ts';
import type { RulesProfile } from '#lib/basketball/rules/profile.ts';

/** Both clocks as set by the log, with the rules of the period. Times in milliseconds. */
export type DeskClocks = {
  phase: GameState['phase'];
  isSuspended: boolean;
  period: number;
  periodsEnded: number;
  lengthMs: number;
  game: Readonly<ClockAnchorState>;
  /** Null while it is blank, or where the competition plays without a shot clock. */
  shot: Readonly<ClockAnchorState> | null;
  shotClock: RulesProfile['shotClock'];
  /** When either clock was last started, stopped or set; null if the log does not say. */
  movedAtMs: number | null;
};

export function clocksOf({ phase, suspended, clock, periodsEnded, anchors, profile }: GameState): DeskClocks {
  return {
    phase,
    isSuspended: suspended,
    period: clock.period,
    periodsEnded,
    lengthMs: periodLengthMs(profile.periods, clock.period),
    game: anchors.game,
    shot: profile.shotClock && anchors.shot,
    shotClock: profile.shotClock,
    movedAtMs: lastMoved(anchors),
  };
}

function lastMoved({ movedBy }: GameState['anchors']): number | null {
  const times = [movedBy.game, movedBy.shot].flatMap((event) => (event?.wallTime ? [Date.parse(event.wallTime)] : []));
  return times.length > 0 ? Math.max(...times) : null;
}

/**
 * Returns the time of an operation at `nowMs`: not before the last one that is known here, though the clock of this
 * device be behind that of another, which would make it count as overtaken.
 */
export function notBeforeLast({ movedAtMs }: DeskClocks, nowMs: number): number {
  return Math.max(nowMs, movedAtMs ?? nowMs);
}

/** Returns the reading of a clock at `nowMs` of server time. */
export function shownAt({ running, remainingMs, at }: Readonly<ClockAnchorState>, nowMs: number): number {
  if (!running || at === null) return remainingMs;
  return Math.max(0, Math.round(remainingMs - Math.max(0, nowMs - Date.parse(at))));
}

/** Returns the readings of both clocks. */
export function readClocks({ game, shot }: DeskClocks, nowMs: number): { gameMs: number; shotMs: number | null } {
  return { gameMs: shownAt(game, nowMs), shotMs: shot && shownAt(shot, nowMs) };
}

/** Returns the period that would start next. */
export function nextPeriod({ phase, periodsEnded, period }: DeskClocks): number {
  return phase === 'scheduled' ? 1 : Math.max(periodsEnded + 1, phase === 'playing' ? period : 1);
}
