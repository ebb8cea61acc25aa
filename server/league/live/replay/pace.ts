import type { GameEvent } from '#lib/basketball/events.ts';

/** The pause between two events where neither wall time nor game clock gives one. */
export const ordinaryMs = 2_000;

/** Returns the original time between two events of a log in milliseconds, at most `maxMs`. */
export function pauseBetween(before: GameEvent | undefined, event: GameEvent, maxMs: number): number {
  if (!before) return 0;
  const byWall = before.wallTime && event.wallTime ? Date.parse(event.wallTime) - Date.parse(before.wallTime) : null;
  const isSamePeriod = before.period === event.period && before.clockMs !== null && event.clockMs !== null;
  const byClock = isSamePeriod ? (before.clockMs ?? 0) - (event.clockMs ?? 0) : ordinaryMs;
  return Math.min(maxMs, Math.max(0, byWall ?? byClock));
}
