import { expect, test } from 'vitest';
import { findFinal } from '#lib/basketball/series/find-final.ts';

const series = (id: string, home: string, away: string, loser: string | null) => ({ id, home, away, loser });
const semifinals = [series('s1', 'A', 'D', 'D'), series('s2', 'B', 'C', 'C')];
const final = series('f', 'A', 'B', 'B');
const third = series('t', 'D', 'C', 'C');

test.each([
  ['in a round of its own', [semifinals, [final]]],
  ['beside the game for the third place', [semifinals, [third, final]]],
  ['before the game for the third place', [semifinals, [final], [third]]],
  ['behind the game for the third place', [semifinals, [third], [final]]],
  ['as the only series', [[final]]],
])('the final is found %s', (_, rounds) => {
  expect(findFinal(rounds)?.id).toBe('f');
});

test('a team that lost once and came back may play the final', () => {
  const qualifying = [series('q1', 'A', 'B', 'B'), series('q2', 'C', 'D', 'D')];
  expect(findFinal([qualifying, [series('p', 'B', 'C', 'C')], [final]])?.id).toBe('f');
});

test('there is none while the last round has several series, and none without series', () => {
  expect(findFinal([semifinals])).toBeNull();
  expect(findFinal([])).toBeNull();
});
