import type { CourtLocation } from '#lib/basketball/events.ts';

/** The three-point line as FIBA draws it, in metres from the basket: an arc, and straight lines along the sides. */
const arcMetres = 6.75;
const cornerX = 6.6;
const cornerDepth = 1.415;

/**
 * Returns the points of a shot by its location in metres (Art. 29): `x` to the right as the shooter faces the basket,
 * `y` away from the baseline.
 */
export function pointsFrom({ x, y }: CourtLocation): 2 | 3 {
  if (y <= cornerDepth) return Math.abs(x) >= cornerX ? 3 : 2;
  return Math.hypot(x, y) >= arcMetres ? 3 : 2;
}

/** Converts a tap on the half-court drawing (15 × 14 m, endline at the top) to a location. */
export function locationOf(tap: { left: number; top: number; width: number; height: number }): CourtLocation {
  const x = (tap.left / tap.width) * 15 - 7.5;
  const y = (tap.top / tap.height) * 14 - 1.575;
  const round = (value: number) => Math.round(value * 100) / 100;
  return { x: round(x), y: round(y) };
}
