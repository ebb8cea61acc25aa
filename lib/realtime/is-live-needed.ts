import type { GameState } from '#lib/api/contract/game.ts';

type Shown = { state: GameState; tipOffAt: string | null };

/** A game is followed from this time before its tip-off, and until this time after it, since it may start late. */
const beforeMs = 30 * 60_000;
const afterMs = 3 * 3_600_000;
/** The maximum by which a tip-off is brought forward. */
const soonMs = 12 * 3_600_000;

/** Returns whether one of the games is live at a moment, or about to start. */
export function isLiveNeeded(shown: readonly Shown[], nowMs: number): boolean {
  return shown.some(({ state, tipOffAt }) => {
    if (state === 'live' || state === 'suspended') return true;
    if (state !== 'scheduled' || tipOffAt === null) return false;
    const ms = Date.parse(tipOffAt) - nowMs;
    return ms < beforeMs && ms > -afterMs;
  });
}

/** Returns whether a game that is not followed yet might start earlier than the page knows. */
export function mayStartEarlier(shown: readonly Shown[], nowMs: number): boolean {
  return shown.some(({ state, tipOffAt }) => {
    if (state !== 'scheduled' || tipOffAt === null) return false;
    const ms = Date.parse(tipOffAt) - nowMs;
    return ms >= beforeMs && ms < soonMs;
  });
}
