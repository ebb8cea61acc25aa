import { basketFromBaseline, courtWidth, keyDepth, keyWidth, noChargeRadius, threePointLine } from './court.ts';
import type { CourtLocation } from './events.ts';

export type ShotZone = 'rim' | 'paint' | 'mid-range' | 'corner-three' | 'arc-three';
export const shotZones = [
  'rim',
  'paint',
  'mid-range',
  'corner-three',
  'arc-three',
] as const satisfies readonly ShotZone[];

/** How far from the baseline the straight part of the three-point line ends, in metres. */
export const cornerDepth =
  basketFromBaseline + Math.sqrt(threePointLine.radius ** 2 - (courtWidth / 2 - threePointLine.fromSideline) ** 2);

/** The lines between zones, in metres from the basket as `CourtLocation`. */
export const zoneLines = {
  rimRadius: noChargeRadius,
  paintHalfWidth: keyWidth / 2,
  paintDepth: keyDepth - basketFromBaseline,
  cornerDepth: cornerDepth - basketFromBaseline,
} as const;

/** Returns the zone of a shot; `points` are those the referees awarded. */
export function shotZone({ x, y }: CourtLocation, points: 2 | 3): ShotZone {
  if (points === 3) return y <= zoneLines.cornerDepth ? 'corner-three' : 'arc-three';
  if (Math.hypot(x, y) <= zoneLines.rimRadius) return 'rim';
  return Math.abs(x) <= zoneLines.paintHalfWidth && y <= zoneLines.paintDepth ? 'paint' : 'mid-range';
}
