import type { PlacedShot } from '#lib/api/contract/player-career.ts';
import { type ShotZone, shotZone, shotZones } from '#lib/basketball/shot-zones.ts';

export type Tally = { made: number; attempted: number };

/** Returns the made and attempted shots by court zone. */
export function shotTally(shots: readonly PlacedShot[]): Record<ShotZone, Tally> {
  const empty = shotZones.map((zone) => [zone, { made: 0, attempted: 0 }] as const);
  const tally: Record<ShotZone, Tally> = Object.fromEntries(empty) as Record<ShotZone, Tally>;
  for (const shot of shots) {
    const zone = tally[shotZone(shot, shot.points)];
    zone.attempted += 1;
    if (shot.made) zone.made += 1;
  }
  return tally;
}
