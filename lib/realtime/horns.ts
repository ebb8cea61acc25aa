import { type Anchors, anchorAt } from './clock-face.ts';

export type Horn = 'game' | 'shot';

/** A screen that slept must not sound for what was long ago. */
const lateMs = 1_000;
/** That a clock has run out may be heard before the screen has counted it down; with more left it was set to zero by hand. */
const earlyMs = 500;

/**
 * Which horns are due between two moments of the server: those of clocks that ran to zero in between, or that by the `next`
 * anchors have. The end of a period drowns the shot clock.
 */
export function hornsBetween(anchors: Anchors, beforeMs: number, nowMs: number, next = anchors): readonly Horn[] {
  if (nowMs - beforeMs > lateMs) return [];
  const ranOut = (horn: Horn) => {
    const counted = anchors[horn];
    const told = next[horn];
    if (!counted?.running || !told || anchorAt(counted, beforeMs) === 0) return false;
    return anchorAt(counted, nowMs) <= earlyMs && anchorAt(told, nowMs) === 0;
  };
  if (ranOut('game')) return ['game'];
  return ranOut('shot') ? ['shot'] : [];
}
