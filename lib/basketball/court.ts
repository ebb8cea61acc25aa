import type { CourtLocation } from './events.ts';

/** Dimensions in metres (FIBA Official Basketball Rules, Art. 2). */
export const courtLength = 28;
export const courtWidth = 15;
export const basketFromBaseline = 1.575;
export const keyWidth = 4.9;
export const keyDepth = 5.8;
export const noChargeRadius = 1.25;
export const threePointLine = { radius: 6.75, fromSideline: 0.9 } as const;

/** Returns whether the location is in the restricted area, lines included. */
export function isInThePaint({ x, y }: CourtLocation): boolean {
  return Math.abs(x) <= keyWidth / 2 && y >= -basketFromBaseline && y <= keyDepth - basketFromBaseline;
}
