import { expect, test } from 'vitest';
import { championOf, findFinal } from '#lib/basketball/series/find-final.ts';
import type { RoundDecision } from '#lib/basketball/series/series.ts';

const played = (id: string, home: string, away: string, winner: string | null) => ({
  id,
  home,
  away,
  winner,
  loser: winner === null ? null : winner === home ? away : home,
});
type Played = ReturnType<typeof played>;
const round = (decides: RoundDecision | null, ...series: Played[]) => ({ decides, series });
const semifinals = round(null, played('s1', 'A', 'D', 'A'), played('s2', 'B', 'C', 'B'));
const final = played('f', 'A', 'B', 'A');
const third = played('t', 'D', 'C', 'D');

test.each([
  ['in a round of its own', [semifinals, round('title', final)]],
  ['beside the game for the third place', [semifinals, round('title', third, final)]],
  ['before the game for the third place', [semifinals, round('title', final), round('place', third)]],
  ['behind the game for the third place', [semifinals, round('place', third), round('title', final)]],
  ['as the only series', [round('title', final)]],
])('the declared final is found %s, and its winner is the champion', (_, rounds) => {
  expect(findFinal(rounds)?.id).toBe('f');
  expect(championOf(rounds)).toBe('A');
});

test('a team that lost once and came back may play the final', () => {
  const qualifying = round(null, played('q1', 'A', 'B', 'A'), played('q2', 'C', 'D', 'C'));
  const second = round(null, played('p', 'B', 'C', 'B'));
  expect(findFinal([qualifying, second, round('title', final)])?.id).toBe('f');
});

test('nobody is champion while a finalist has lost its semi-final, as after a correction', () => {
  const corrected = round(null, played('s1', 'A', 'D', 'D'), played('s2', 'B', 'C', 'B'));
  expect(championOf([corrected, round('title', final)])).toBeNull();
  expect(championOf([corrected, round('title', played('f', 'A', 'B', 'B'))])).toBeNull();
});

test('a semi-final without a declared format takes no champion away', () => {
  const open = round(null, played('s1', 'A', 'D', null), played('s2', 'B', 'C', null));
  expect(championOf([open, round('title', final)])).toBe('A');
});

test('a lone last series that is not declared to be the final is none', () => {
  expect(findFinal([semifinals, round(null, final)])).toBeNull();
  expect(championOf([round(null, final)])).toBeNull();
});

test('there is no final while two series claim the title, and no champion before it is decided', () => {
  expect(findFinal([round('title', ...semifinals.series)])).toBeNull();
  expect(championOf([semifinals, round('title', played('f', 'A', 'B', null))])).toBeNull();
  expect(findFinal([])).toBeNull();
});
