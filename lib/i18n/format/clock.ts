import { noNumber } from './numbers.ts';

const second = 1000;
const minute = 60 * second;

/** Milliseconds played as m:ss, cut to the second, as a box score shows them. */
export function formatPlayed(ms: number | null | undefined): string {
  if (ms === null || ms === undefined) return noNumber;
  return minutesAndSeconds(Math.floor(ms / second));
}

/** A game clock in milliseconds: m:ss, and tenths below one minute, as a scoreboard shows it. */
export function formatGameClock(ms: number): string {
  if (ms >= minute) return minutesAndSeconds(Math.ceil(ms / second));
  return (Math.floor(ms / 100) / 10).toFixed(1);
}

/**
 * Milliseconds played as whole minutes (FIBA Statisticians' Manual): from 30 seconds up, any time is at least 1, and the
 * full game only for who played all of it.
 */
export function wholeMinutes(ms: number, gameMs: number): number {
  if (ms <= 0) return 0;
  const rounded = Math.max(1, Math.round(ms / minute));
  const full = Math.round(gameMs / minute);
  return ms < gameMs && rounded >= full ? full - 1 : rounded;
}

function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
