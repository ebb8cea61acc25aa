import { expect, test } from 'vitest';
import { formatGameTime, formatPlayed } from '#lib/i18n/format/clock.ts';

test('time played is m:ss, and a dash where it is not known', () => {
  expect([0, 59_400, 60_000, 1_985_000].map(formatPlayed)).toEqual(['0:00', '0:59', '1:00', '33:05']);
  expect([null, undefined].map(formatPlayed)).toEqual(['–', '–']);
});

test('tenths of the game clock are written as the language writes them, with their unit', () => {
  expect([247_000, 60_000].map((clockMs) => formatGameTime('ru', clockMs))).toEqual(['4:07', '1:00']);
  expect(formatGameTime('en', 9_500)).toBe('9.5s');
  expect(formatGameTime('sl', 59_900).replace(/\s/g, ' ')).toBe('59,9 s');
  expect(formatGameTime('ru', 9_000).replace(/\s/g, ' ')).toBe('9,0 с');
});
