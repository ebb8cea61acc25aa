import { expect, test } from 'vitest';
import { currentRound } from '#server/league/league/current-round.ts';

const round = (slug: string, finished: number, games: number) => ({ slug, finished, games });

test.each([
  ['the first before the season', [round('1', 0, 4), round('2', 0, 4)], '1'],
  ['the one being played', [round('1', 4, 4), round('2', 2, 4), round('3', 0, 4)], '2'],
  ['the next after one that is over', [round('1', 4, 4), round('2', 0, 4)], '2'],
  ['not an old one with a postponed game', [round('1', 3, 4), round('2', 4, 4), round('3', 0, 4)], '3'],
  ['not a later one with a game moved forward', [round('1', 4, 4), round('2', 0, 4), round('3', 1, 4)], '2'],
  ['the last after the season', [round('1', 4, 4), round('2', 4, 4)], '2'],
])('the current round is %s', (_, rounds, expected) => {
  expect(currentRound(rounds)?.slug).toBe(expected);
});

test('a league without rounds has no current one', () => {
  expect(currentRound([])).toBeNull();
});
