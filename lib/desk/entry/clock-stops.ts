import type { GameAction } from '#lib/basketball/events.ts';
import { decideClock } from '#lib/desk/clock/clock-command.ts';
import type { DeskClocks } from '#lib/desk/clock/clocks.ts';
import { type Draft, stampAt } from './stamp.ts';

/** What cannot be while the clock runs, such as a time-out: it is stopped in the same decision. */
export function withClockStopped(clocks: DeskClocks, actions: readonly GameAction[], nowMs: number): Draft[] {
  const stamp = stampAt(clocks, nowMs);
  const stop = decideClock(clocks, { do: 'stop' }, nowMs);
  const steps = stop.ok ? stop.steps : [];
  return [...steps, ...actions.map((action) => ({ action }))].map(({ action }) => ({ action, stamp }));
}
