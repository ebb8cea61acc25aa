import { expect, test } from 'vitest';
import { formatPlayed } from '#lib/i18n/format/clock.ts';

test('time played is m:ss, and a dash where it is not known', () => {
  expect([0, 59_400, 60_000, 1_985_000].map(formatPlayed)).toEqual(['0:00', '0:59', '1:00', '33:05']);
  expect([null, undefined].map(formatPlayed)).toEqual(['–', '–']);
});
