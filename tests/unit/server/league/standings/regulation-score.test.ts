import { expect, test } from 'vitest';
import { regulationScore } from '#server/league/standings/regulation-score.ts';

const periods = (...points: [number, number][]) =>
  points.map(([home, away], index) => ({ period: index + 1, home, away }));
const regular: [number, number][] = [
  [20, 20],
  [18, 22],
  [25, 20],
  [17, 18],
];

test('without overtime there is no other score than the final one', () => {
  expect(regulationScore({ home: 90, away: 80 }, { periods: [], overtimes: 0 })).toBeNull();
  expect(regulationScore(null, { periods: [], overtimes: 1 })).toBeNull();
});

test('overtimes are taken off, each for itself or all together', () => {
  const level = { home: 80, away: 80 };
  const each = periods(...regular, [8, 8], [12, 7]);
  expect(regulationScore({ home: 100, away: 95 }, { periods: each, overtimes: 2 })).toEqual(level);
  const together = periods(...regular, [20, 15]);
  expect(regulationScore({ home: 100, away: 95 }, { periods: together, overtimes: 2 })).toEqual(level);
});

test('a game with overtime was level before it, also where its periods are not known', () => {
  expect(regulationScore({ home: 100, away: 95 }, { periods: [], overtimes: 1 })).toEqual({ home: 95, away: 95 });
});
