import {
  basketFromBaseline,
  courtWidth,
  keyDepth,
  keyWidth,
  noChargeRadius,
  threePointLine,
} from '#lib/basketball/court.ts';
import { cornerDepth } from '#lib/basketball/shot-zones.ts';

/**
 * The lines of a FIBA half court as SVG paths in metres (Official Basketball Rules, article 2). Origin at the left
 * end of the endline; the basket is at the top, `y` grows towards the centre line. The site's large ornament and its
 * shot chart share these numbers.
 */
export const court = {
  width: courtWidth,
  depth: 14,
  basket: { x: courtWidth / 2, y: basketFromBaseline },
  ringRadius: 0.225,
  backboard: { y: 1.2, halfWidth: 0.9 },
  key: { left: (courtWidth - keyWidth) / 2, width: keyWidth, depth: keyDepth },
  circleRadius: 1.8,
  noChargeRadius,
  threePoint: { radius: threePointLine.radius, corner: threePointLine.fromSideline },
} as const;

const { basket, key, threePoint, backboard } = court;
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
