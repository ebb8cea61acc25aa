import { expect, test } from 'vitest';
import { formatHomePattern, parseHomePattern, usualHomePattern } from '#lib/basketball/series/home-pattern.ts';

test.each([
  ['2-2-1', 5, 'HHAAH'],
  ['1-1-1', 3, 'HAH'],
  ['2-2-1-1-1', 7, 'HHAAHAH'],
  ['2-3-2', 7, 'HHAAAHH'],
  ['HAAHH', 5, 'HAAHH'],
])('%s over %i games is %s', (text, games, letters) => {
  expect(formatHomePattern(parseHomePattern(text, games))).toBe(letters);
});

test('a pattern that does not fit the number of games is refused', () => {
  expect(() => parseHomePattern('2-2-1', 7)).toThrow(/"2-2-1" has 5 games, the series 7/);
  expect(() => parseHomePattern('home first', 3)).toThrow(/has 0 games/);
});

test('a length without a usual pattern is played home and away in turn', () => {
  expect(formatHomePattern(usualHomePattern(4))).toBe('HAHA');
});
