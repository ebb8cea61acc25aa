import type { GameAction } from '#lib/basketball/events.ts';
import { decideClock } from '#lib/desk/clock/clock-command.ts';
import type { DeskClocks } from '#lib/desk/clock/clocks.ts';
import { type Draft, stampAt } from './stamp.ts';

/**
 * Returns actions that require a stopped clock, such as a time-out, after the stop of a running clock; all in one
 * command.
 */
export function withClockStopped(clocks: DeskClocks, actions: readonly GameAction[], nowMs: number): Draft[] {
  const stamp = stampAt(clocks, nowMs);
  const stop = decideClock(clocks, { type: 'stop' }, nowMs);
  const steps = stop.ok ? stop.steps : [];
  return [...steps, ...actions.map((action) => ({ action }))].map(({ action }) => ({ action, stamp }));
}
