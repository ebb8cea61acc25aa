import { expect, it } from 'vitest';
import { checkInput } from '#server/league/fixture-plan/check-input.ts';
import { season } from '#tests/unit/lib/fixtures/season.ts';

const plain = season(6);
const all = plain.teams.map(({ id }) => id);
const game = { home: 'T1', away: 'T2', round: 1, slot: null };

it('finds no fault in a season that can be planned', () => {
  expect(() => checkInput(plain)).not.toThrow();
});

it.each([
  [
    'rounds: there are 9 rounds of 10; add some, by shorter breaks or midweek rounds',
    { rounds: plain.rounds.slice(1) },
  ],
  ['rounds: there are 10 rounds, 5 are needed; remove those too many', { meetings: 1 }],
  ['rounds: two rounds have the same number', { rounds: plain.rounds.map((round) => ({ ...round, number: 1 })) }],
  ['teams: two teams have the same id', { teams: [...plain.teams.slice(1), ...plain.teams.slice(1, 2)] }],
  ['teams: T1 plays in "V1", which is not among the venues', { venues: plain.venues.slice(1) }],
  ['groups: "T9" of a group is not among the teams', { groups: [[...all, 'T9']] }],
  ['groups: T1 must be in exactly one group', { groups: [all, ['T1', 'T2']] }],
  ['derbies: a derby has "T9", which is not among the teams', { derbies: [{ teams: ['T1', 'T9'], rounds: [1] }] }],
  ['locked: T1 and T9 do not meet in this season', { locked: [{ ...game, away: 'T9' }] }],
  ['locked: the game of T1 and T2 has no slot', { locked: [game] }],
] as const)('says «%s»', (fault, change) => {
  expect(() => checkInput({ ...plain, ...change } as typeof plain)).toThrow(fault);
});
