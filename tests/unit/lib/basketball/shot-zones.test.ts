import { expect, test } from 'vitest';
import { shotZone } from '#lib/basketball/shot-zones.ts';

test.each([
  [{ x: 0, y: 0.5 }, 2, 'rim'],
  [{ x: 2, y: 3 }, 2, 'paint'],
  [{ x: 2, y: 4.5 }, 2, 'mid-range'],
  [{ x: -6.7, y: 0.3 }, 3, 'corner-three'],
  [{ x: 3, y: 6.5 }, 3, 'arc-three'],
] as const)('a shot from %o for %i points belongs to the zone %s', (location, points, zone) => {
  expect(shotZone(location, points)).toBe(zone);
});
