import { type Anchors, anchorAt } from './clock-face.ts';

export type Horn = 'game' | 'shot';

/** A screen that slept must not sound for what was long ago. */
const lateMs = 1_000;

/**
 * Which horns are due between two moments of the server: those of clocks that ran to zero in between. The end of a period
 * drowns the shot clock.
 */
export function hornsBetween({ game, shot }: Anchors, beforeMs: number, nowMs: number): readonly Horn[] {
  if (nowMs - beforeMs > lateMs) return [];
  const ranOut = (anchor: Anchors['game']) =>
    anchor?.running === true && anchorAt(anchor, beforeMs) > 0 && anchorAt(anchor, nowMs) === 0;
  if (ranOut(game)) return ['game'];
  return ranOut(shot) ? ['shot'] : [];
}
