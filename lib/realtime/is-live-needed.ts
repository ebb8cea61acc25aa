import type { GameState } from '#lib/api/contract/game.ts';

type Shown = { state: GameState; tipOffAt: string | null };

/** So long before its tip-off a game is worth listening for, and so long after it may be late. */
const beforeMs = 30 * 60_000;
const afterMs = 3 * 3_600_000;
/** A tip-off is brought forward by some hours at most. */
const soonMs = 12 * 3_600_000;

/** Whether one of the games on a page is in play at a moment, or is about to begin. */
export function isLiveNeeded(shown: readonly Shown[], nowMs: number): boolean {
  return shown.some(({ state, tipOffAt }) => {
    if (state === 'live' || state === 'suspended') return true;
    if (state !== 'scheduled' || tipOffAt === null) return false;
    const ms = Date.parse(tipOffAt) - nowMs;
    return ms < beforeMs && ms > -afterMs;
  });
}

/** Whether a game that is not yet listened for might begin sooner than the page was told. */
export function mayBeginSooner(shown: readonly Shown[], nowMs: number): boolean {
  return shown.some(({ state, tipOffAt }) => {
    if (state !== 'scheduled' || tipOffAt === null) return false;
    const ms = Date.parse(tipOffAt) - nowMs;
    return ms >= beforeMs && ms < soonMs;
  });
}
