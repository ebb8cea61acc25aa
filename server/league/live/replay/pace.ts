import type { GameEvent } from '#lib/basketball/events.ts';

/** Where neither wall nor game clock tells the time between two events. */
export const ordinaryMs = 2_000;

/** How long after one event of a log the next one comes, as it was, but never longer than `longestMs`. */
export function pauseBetween(before: GameEvent | undefined, event: GameEvent, longestMs: number): number {
  if (!before) return 0;
  const byWall = before.wallTime && event.wallTime ? Date.parse(event.wallTime) - Date.parse(before.wallTime) : null;
  const isSamePeriod = before.period === event.period && before.clockMs !== null && event.clockMs !== null;
  const byClock = isSamePeriod ? (before.clockMs ?? 0) - (event.clockMs ?? 0) : ordinaryMs;
  return Math.min(longestMs, Math.max(0, byWall ?? byClock));
}
