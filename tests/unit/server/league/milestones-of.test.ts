import { expect, test } from 'vitest';
import { milestonesOf } from '#server/league/follower/milestones-of.ts';

const none = { games: 0, points: 0, rebounds: 0, assists: 0, steals: 0, blocks: 0 };

test('a round total is a milestone in the game that reaches it, and not before or after', () => {
  const game = (points: number, total: number) => ({
    values: { ...none, games: 1, points },
    totals: { ...none, games: 5, points: total },
    bests: { ...none, points: 99 },
  });
  expect(milestonesOf(game(10, 499))).toEqual([]);
  expect(milestonesOf(game(10, 500))).toEqual([{ kind: 'total', stat: 'points', value: 500 }]);
  expect(milestonesOf(game(10, 509))).toEqual([{ kind: 'total', stat: 'points', value: 500 }]);
  expect(milestonesOf(game(10, 510))).toEqual([]);
});

test('the 50th game is one, and a best game after the tenth', () => {
  const values = { ...none, games: 1, points: 31, rebounds: 9 };
  const bests = { ...none, points: 30, rebounds: 9 };
  expect(milestonesOf({ values, totals: { ...none, games: 50, points: 431 }, bests })).toEqual([
    { kind: 'total', stat: 'games', value: 50 },
    { kind: 'best', stat: 'points', value: 31 },
  ]);
  expect(milestonesOf({ values, totals: { ...none, games: 10, points: 131 }, bests })).toEqual([]);
});
