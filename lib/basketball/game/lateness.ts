import type { GameEvent } from '#lib/basketball/events.ts';
import { elapsedMs } from '#lib/basketball/rules/periods.ts';
import type { GameDraft } from './state.ts';

/** Returns whether an event belongs to a period that is over: it counts there and moves no clock. */
export function isOfEarlierPeriod({ clock, periods, periodsEnded }: GameDraft, { period }: GameEvent): boolean {
  return period < clock.period && (period <= periodsEnded || clock.period <= periods.length);
}

/**
 * Returns the playing time of an event since tip-off in milliseconds: the current game time, unless the event is of an
 * earlier period.
 */
export function entryElapsedMs(state: GameDraft, event: GameEvent): number {
  if (!isOfEarlierPeriod(state, event)) return state.clock.elapsedMs;
  return elapsedMs(state.profile.periods, event.period, event.clockMs ?? 0);
}
