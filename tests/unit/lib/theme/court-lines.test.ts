import { expect, test } from 'vitest';
import { courtPaths, shotZone } from '#lib/theme/court-lines.ts';

test('the three-point line leaves the straight 2.99 m from the endline, as the rules draw it', () => {
  expect(courtPaths.threePoint).toBe('M0.9 0V2.99A6.75 6.75 0 0 0 14.1 2.99V0');
});

test.each([
  [{ x: 0, y: 0.5 }, 2, 'rim'],
  [{ x: 2, y: 3 }, 2, 'paint'],
  [{ x: 2, y: 4.5 }, 2, 'mid-range'],
  [{ x: -6.7, y: 0.3 }, 3, 'corner-three'],
  [{ x: 3, y: 6.5 }, 3, 'arc-three'],
] as const)('a shot from %o for %i points belongs to the zone %s', (location, points, zone) => {
  expect(shotZone(location, points)).toBe(zone);
});
