import type { CourtLocation } from '#lib/basketball/events.ts';

/** The three-point line as FIBA draws it, in metres from the basket: an arc, and straight lines along the sides. */
const arcMetres = 6.75;
const cornerX = 6.6;
const cornerDepth = 1.415;

/** What a shot from there counts (Art. 29): `x` to the right as the shooter faces the basket, `y` away from the baseline. */
export function pointsFrom({ x, y }: CourtLocation): 2 | 3 {
  if (y <= cornerDepth) return Math.abs(x) >= cornerX ? 3 : 2;
  return Math.hypot(x, y) >= arcMetres ? 3 : 2;
}

/** Where on a drawing of the half court somebody has tapped: the drawing is 15 × 14 m, its endline at the top. */
export function locationOf(tap: { left: number; top: number; width: number; height: number }): CourtLocation {
  const x = (tap.left / tap.width) * 15 - 7.5;
  const y = (tap.top / tap.height) * 14 - 1.575;
  const tidy = (value: number) => Math.round(value * 100) / 100;
  return { x: tidy(x), y: tidy(y) };
}
