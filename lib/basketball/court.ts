import type { CourtLocation } from './events.ts';

/** Dimensions in metres (FIBA Official Basketball Rules, Art. 2). */
export const courtLength = 28;
export const courtWidth = 15;
export const basketFromBaseline = 1.575;
const keyWidth = 4.9;
const keyDepth = 5.8;

/** Returns whether the location is in the restricted area, lines included. */
export function isInThePaint({ x, y }: CourtLocation): boolean {
  return Math.abs(x) <= keyWidth / 2 && y >= -basketFromBaseline && y <= keyDepth - basketFromBaseline;
}
