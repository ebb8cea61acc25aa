/**
 * The lines of a FIBA half court as SVG paths in metres (Official Basketball Rules, article 2). Origin at the left
 * end of the endline; the basket is at the top, `y` grows towards the centre line. The site's large ornament and its
 * shot chart share these numbers.
 */
export const court = {
  width: 15,
  depth: 14,
  basket: { x: 7.5, y: 1.575 },
  ringRadius: 0.225,
  backboard: { y: 1.2, halfWidth: 0.9 },
  key: { left: 5.05, width: 4.9, depth: 5.8 },
  circleRadius: 1.8,
  noChargeRadius: 1.25,
  threePoint: { radius: 6.75, corner: 0.9 },
} as const;

const { basket, key, threePoint, backboard } = court;
const cornerDepth = basket.y + Math.sqrt(threePoint.radius ** 2 - (basket.x - threePoint.corner) ** 2);
const right = court.width - threePoint.corner;
const rounded = (value: number) => Number(value.toFixed(3));

export const courtPaths = {
  key: `M${key.left} 0V${key.depth}H${key.left + key.width}V0Z`,
  freeThrowArc: `M${rounded(basket.x - court.circleRadius)} ${key.depth}A${court.circleRadius} ${court.circleRadius} 0 0 0 ${rounded(basket.x + court.circleRadius)} ${key.depth}`,
  threePoint: `M${threePoint.corner} 0V${rounded(cornerDepth)}A${threePoint.radius} ${threePoint.radius} 0 0 0 ${right} ${rounded(cornerDepth)}V0`,
  noCharge: `M${rounded(basket.x - court.noChargeRadius)} ${backboard.y}V${basket.y}A${court.noChargeRadius} ${court.noChargeRadius} 0 0 0 ${rounded(basket.x + court.noChargeRadius)} ${basket.y}V${backboard.y}`,
  backboard: `M${rounded(basket.x - backboard.halfWidth)} ${backboard.y}H${rounded(basket.x + backboard.halfWidth)}`,
  centreArc: `M${rounded(basket.x - court.circleRadius)} ${court.depth}A${court.circleRadius} ${court.circleRadius} 0 0 1 ${rounded(basket.x + court.circleRadius)} ${court.depth}`,
} as const;

export type ShotZone = 'rim' | 'paint' | 'mid-range' | 'corner-three' | 'arc-three';
export const shotZones = [
  'rim',
  'paint',
  'mid-range',
  'corner-three',
  'arc-three',
] as const satisfies readonly ShotZone[];

/**
 * Returns the zone of a shot: `x`, `y` in metres from the basket (as `CourtLocation`); `points` are those the
 * referees awarded.
 */
export function shotZone({ x, y }: { x: number; y: number }, points: 2 | 3): ShotZone {
  if (points === 3) return y + basket.y <= cornerDepth ? 'corner-three' : 'arc-three';
  if (Math.hypot(x, y) <= court.noChargeRadius) return 'rim';
  return Math.abs(x) <= key.width / 2 && y + basket.y <= key.depth ? 'paint' : 'mid-range';
}
