import { expect, it } from 'vitest';
import { bestOfMonth, minimumOfMonth } from '#server/league/league/mvps/best-of-month.ts';

const rating = (personId: string, games: number, wins: number, pir: number) => ({ personId, games, wins, pir });

it('asks for half of the games of a team, and for two at least', () => {
  expect(minimumOfMonth(20, 10)).toBe(2);
  expect(minimumOfMonth(35, 10)).toBe(4);
  expect(minimumOfMonth(3, 6)).toBe(2);
  expect(minimumOfMonth(0, 0)).toBe(2);
});

it('chooses by the average, not by the sum', () => {
  expect(bestOfMonth([rating('a', 4, 4, 80), rating('b', 3, 3, 66)], 2)).toEqual([rating('b', 3, 3, 66)]);
});

it('leaves out who played too few games or lost more of them than won', () => {
  const few = rating('few', 1, 1, 40);
  const losing = rating('losing', 3, 1, 90);
  expect(bestOfMonth([few, losing, rating('a', 2, 1, 30)], 2)).toEqual([rating('a', 2, 1, 30)]);
  expect(bestOfMonth([few, losing], 2)).toEqual([]);
});

it('shares among equal ones, more games first', () => {
  expect(bestOfMonth([rating('a', 2, 2, 40), rating('b', 4, 2, 80)], 2).map(({ personId }) => personId)).toEqual([
    'b',
    'a',
  ]);
});
