const tenthsBelowMs = 60_000;
const shotClockTenthsBelowMs = 5_000;

/**
 * Formats the game clock in milliseconds (FIBA Basketball Equipment): `mm:ss` counting down, tenths in the last minute
 * of a period (`59.9` … `0.0`). Rounds up, so that 0 appears only when time has expired and no two displays differ by a
 * second.
 */
export function formatGameClock(clockMs: number): string {
  const left = Math.max(0, clockMs);
  const tenths = Math.ceil(left / 100);
  if (left < tenthsBelowMs && tenths < 600) return `${Math.floor(tenths / 10)}.${tenths % 10}`;
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * Formats the shot clock in milliseconds: whole seconds rounded up, tenths in the last five seconds, empty when it is
 * off (null).
 */
export function formatShotClock(shotClockMs: number | null): string {
  if (shotClockMs === null) return '';
  const left = Math.max(0, shotClockMs);
  const tenths = Math.ceil(left / 100);
  if (left < shotClockTenthsBelowMs && tenths < 50) return `${Math.floor(tenths / 10)}.${tenths % 10}`;
  return String(Math.ceil(left / 1000));
}

/**
 * A clock as it is transmitted: its reading in milliseconds at a server time (Unix milliseconds), and whether it has
 * run since.
 */
export type ClockAnchor = { running: boolean; remainingMs: number; anchorServerMs: number };

/** Returns the time left in milliseconds at server time `nowMs`, never below zero. */
export function remainingAt({ running, remainingMs, anchorServerMs }: ClockAnchor, nowMs: number): number {
  return running ? Math.max(0, remainingMs - Math.max(0, nowMs - anchorServerMs)) : remainingMs;
}
