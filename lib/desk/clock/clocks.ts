import type { ClockAnchorState, GameState } from '#lib/basketball/game/state.ts';
import { isOvertime, periodLengthMs } from '#lib/basketball/rules/periods.ts';
import type { RulesProfile } from '#lib/basketball/rules/profile.ts';

/** Both clocks as the log has set them, and what the rules say of the period. Times in milliseconds. */
export type DeskClocks = {
  phase: GameState['phase'];
  isSuspended: boolean;
  period: number;
  periodsEnded: number;
  lengthMs: number;
  game: Readonly<ClockAnchorState>;
  /** Null while it is blank, or where the competition plays without. */
  shot: Readonly<ClockAnchorState> | null;
  shotClock: RulesProfile['shotClock'];
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
  };
}

/** What a clock shows at `nowMs` of the server's time. */
export function shownAt({ running, remainingMs, at }: Readonly<ClockAnchorState>, nowMs: number): number {
  if (!running || at === null) return remainingMs;
  return Math.max(0, Math.round(remainingMs - Math.max(0, nowMs - Date.parse(at))));
}

/** What both clocks show. */
export function readClocks({ game, shot }: DeskClocks, nowMs: number): { gameMs: number; shotMs: number | null } {
  return { gameMs: shownAt(game, nowMs), shotMs: shot && shownAt(shot, nowMs) };
}

/** The period that would be started next. */
export function nextPeriod({ phase, periodsEnded, period }: DeskClocks): number {
  return phase === 'scheduled' ? 1 : Math.max(periodsEnded + 1, phase === 'playing' ? period : 1);
}

/** Whether the game may be ended: the last period or an overtime is over, and it is not level. */
export function mayEnd({ phase, periodsEnded, score, profile }: GameState): boolean {
  const isLast = periodsEnded >= profile.periods.count || isOvertime(profile.periods, periodsEnded);
  return phase === 'interval' && isLast && score.home !== score.away;
}
