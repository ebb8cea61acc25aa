import { expect, test } from 'vitest';
import { causeOf, earnSuspensions, type Misconduct } from '#lib/basketball/discipline/earn-suspensions.ts';
import { noDiscipline, type SuspensionCause } from '#lib/basketball/discipline/rule.ts';
import { type SuspensionOfGames, serveSuspensions } from '#lib/basketball/discipline/serve-suspensions.ts';
import type { FoulKind } from '#lib/basketball/events.ts';
import { fiba2026 } from '#lib/basketball/rules/fiba-2026.ts';

const rule = {
  ...noDiscipline,
  technical: { every: 5, games: 1 },
  unsportsmanlike: { every: 3, games: 2 },
  disqualifying: 1,
};
const fouls = (cause: SuspensionCause, count: number, personId = 'p'): Misconduct[] =>
  Array.from({ length: count }, (_, index) => ({ personId, gameId: `g${index + 1}`, cause }));
const game = (number: number, leagueId = 'first') => {
  const day = `2026-01-${String(number).padStart(2, '0')}`;
  return { id: `g${number}`, leagueId, day, at: Date.parse(`${day}T18:00:00Z`) };
};
const suspension = (given: Partial<SuspensionOfGames> = {}): SuspensionOfGames => ({
  ...{ id: 's', leagueId: null, games: 2, fromDay: '2026-01-03', afterAt: null, liftedOn: null },
  ...given,
});

test('every fifth technical foul of a season brings a game', () => {
  expect(earnSuspensions(rule, fouls('technical', 4))).toEqual([]);
  expect(earnSuspensions(rule, fouls('technical', 11)).map(({ gameId, number }) => [gameId, number])).toEqual([
    ['g5', 5],
    ['g10', 10],
  ]);
});

test('fouls are counted by person and by cause', () => {
  const mixed = [...fouls('technical', 4), ...fouls('unsportsmanlike', 2), ...fouls('technical', 1, 'q')];
  expect(earnSuspensions(rule, mixed)).toEqual([]);
  expect(earnSuspensions(rule, fouls('unsportsmanlike', 3))).toMatchObject([{ gameId: 'g3', games: 2 }]);
});

test('a disqualifying foul and a fight bring games at once, a foul of play none', () => {
  expect(causeOf('fighting')).toBe('disqualifying');
  expect(causeOf('personal')).toBeNull();
  expect(earnSuspensions(rule, fouls('disqualifying', 2)).map(({ gameId }) => gameId)).toEqual(['g1', 'g2']);
});

test('fouls of the rules of 2026 count as far as they add up to a disqualification', () => {
  expect(causeOf('flagrant')).toBe('unsportsmanlike');
  for (const kind of ['deliberate', 'technical-category-2', 'throw-in'] as const) expect(causeOf(kind)).toBeNull();
  const adding = new Set(fiba2026.disqualification.player.flatMap((fouls) => Object.keys(fouls)));
  const counted = Object.keys(fiba2026.foulCodes).filter((kind) => causeOf(kind as FoulKind) !== null);
  expect(counted.toSorted()).toEqual([...adding, 'disqualifying', 'fighting'].toSorted());
});

test('a league without a rule suspends nobody', () => {
  expect(earnSuspensions(noDiscipline, [...fouls('technical', 9), ...fouls('disqualifying', 1)])).toEqual([]);
});

test('games from the day on serve a suspension until it is served', () => {
  expect(
    serveSuspensions(
      [suspension()],
      [1, 2, 3, 4, 5].map((one) => game(one)),
    ).get('s'),
  ).toEqual(['g3', 'g4']);
});

test('a suspension that fouls have brought begins with the next game', () => {
  const earned = suspension({ afterAt: game(3).at });
  expect(
    serveSuspensions(
      [earned],
      [2, 3, 4].map((one) => game(one)),
    ).get('s'),
  ).toEqual(['g4']);
});

test('two suspensions are served one after the other', () => {
  const served = serveSuspensions(
    [suspension({ id: 'later', fromDay: '2026-01-04' }), suspension({ id: 'first' })],
    [3, 4, 5, 6, 7].map((one) => game(one)),
  );
  expect(Object.fromEntries(served)).toEqual({ first: ['g3', 'g4'], later: ['g5', 'g6'] });
});

test('a suspension of one league is served in its games only, and none after it is lifted', () => {
  const games = [game(3, 'cup'), game(4), game(5)];
  expect(serveSuspensions([suspension({ leagueId: 'first' })], games).get('s')).toEqual(['g4', 'g5']);
  expect(serveSuspensions([suspension({ liftedOn: '2026-01-05' })], games).get('s')).toEqual(['g3', 'g4']);
});
