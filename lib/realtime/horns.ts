import { type Anchors, anchorAt } from './clock-face.ts';

export type Horn = 'game' | 'shot';

/** A screen that was suspended must not sound for clocks that ran out long ago. */
const lateMs = 1_000;
/**
 * The message that a clock has run out may arrive before the screen has counted it down; with more time left it was set
 * to zero by hand.
 */
const earlyMs = 500;

/**
 * Returns the horns due between two moments of server time: those of clocks that ran out in between, or have run out by
 * the `next` anchors. The game clock's horn replaces the shot clock's.
 */
export function hornsBetween(anchors: Anchors, beforeMs: number, nowMs: number, next = anchors): readonly Horn[] {
  if (nowMs - beforeMs > lateMs) return [];
  const ranOut = (horn: Horn) => {
    const counted = anchors[horn];
    const nextAnchor = next[horn];
    if (!counted?.running || !nextAnchor || anchorAt(counted, beforeMs) === 0) return false;
    return anchorAt(counted, nowMs) <= earlyMs && anchorAt(nextAnchor, nowMs) === 0;
  };
  if (ranOut('game')) return ['game'];
  return ranOut('shot') ? ['shot'] : [];
}
