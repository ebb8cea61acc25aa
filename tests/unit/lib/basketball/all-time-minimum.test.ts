import { expect, test } from 'vitest';
import { allTimeMinimum } from '#lib/basketball/all-time-minimum.ts';

test('one season asks for half the games of a team, rounded up', () => {
  expect(allTimeMinimum({ seasons: 1, games: 132, teams: 12 })).toEqual({
    games: 11,
    attempts: { twoPointShare: 33, threePointShare: 22, freeThrowShare: 22 },
  });
  expect(allTimeMinimum({ seasons: 1, games: 5, teams: 4 }).games).toBe(2);
});

test('more seasons ask for more, up to four', () => {
  const seasons = (count: number) => allTimeMinimum({ seasons: count, games: 132 * count, teams: 12 * count }).games;
  expect([seasons(2), seasons(4), seasons(5), seasons(40)]).toEqual([22, 44, 44, 44]);
});

test('a share never counts with fewer than twenty attempts, an average never without a game', () => {
  expect(allTimeMinimum({ seasons: 0, games: 0, teams: 0 })).toEqual({
    games: 1,
    attempts: { twoPointShare: 20, threePointShare: 20, freeThrowShare: 20 },
  });
});
