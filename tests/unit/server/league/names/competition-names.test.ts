import { expect, test } from 'vitest';
import { playoffRoundNamesOf } from '#server/league/names/competition-names.ts';
import { betterSpelling } from '#server/league/team/better-spelling.ts';

test.each([
  ['Quarterfinals', 'Četvrtfinale'],
  ['Quarter-finals', 'Četvrtfinale'],
  ['Četrtfinale', 'Četvrtfinale'],
  ['1/4 финала', 'Četvrtfinale'],
  ['Finals', 'Finale'],
  ['Polfinale', 'Polufinale'],
  ['Eighthfinals', 'Osmina finala'],
])('a round called %s is known in all languages', (name, serbian) => {
  expect(playoffRoundNamesOf(name)).toMatchObject({ name, names: { sr: serbian } });
});

test('a round of another name keeps it everywhere', () => {
  expect(playoffRoundNamesOf('Grand Final')).toEqual({ name: 'Grand Final', names: {} });
});

test.each([
  ['REAL MADRID', 'Real Madrid', 'Real Madrid'],
  ['ŽALGIRIS KAUNAS', 'Zalgiris Kaunas', 'Zalgiris Kaunas'],
  ['Real Madrid', 'REAL MADRID', null],
  ['REAL MADRID', 'Real Betis', null],
  ['ASV', 'Asv', null],
])('of the spellings %s and %s the better is %s', (known, other, better) => {
  expect(betterSpelling(known, other)).toBe(better);
});
