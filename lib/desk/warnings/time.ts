import type { GameEvent } from '#lib/basketball/events.ts';

const ofClock: ReadonlySet<GameEvent['type']> = new Set(['clock', 'shot-clock', 'note']);

/**
 * Returns the entries at a time that the game clock had not reached: a start or stop written after them, or the clock now
 * (`gameMs` of `period`), shows more.
 */
export function aheadOfClock(played: readonly GameEvent[], now: { period: number; gameMs: number }): string[] {
  const wrong: string[] = [];
  let period = now.period;
  let shown = now.gameMs;
  for (const event of played.toReversed()) {
    if (event.period !== period) {
      period = event.period;
      shown = 0;
    }
    if (event.clockMs === null) continue;
    if (event.type === 'clock') shown = event.change === 'set' ? 0 : Math.max(shown, event.clockMs);
    else if (!ofClock.has(event.type) && event.clockMs < shown) wrong.push(event.id);
  }
  return wrong;
}
