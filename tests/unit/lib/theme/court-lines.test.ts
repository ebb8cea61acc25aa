import { expect, test } from 'vitest';
import { courtPaths } from '#lib/theme/court-lines.ts';

test('the three-point line leaves the straight 2.99 m from the endline, as the rules draw it', () => {
  expect(courtPaths.threePoint).toBe('M0.9 0V2.99A6.75 6.75 0 0 0 14.1 2.99V0');
});
