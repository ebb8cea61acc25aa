import { expect, test } from 'vitest';
import { isSimilarName } from '#server/league/team/similar-name.ts';

test.each([
  ['Sava', 'KK Sava'],
  ['Partizan', 'Partizan Mozzart Bet'],
  ['Crvena zvezda mts', 'Црвена звезда Meridianbet'],
  ['Cedevita', 'Čedevita'],
  ['Cibona', 'Cibonna'],
  ['Sava', 'Svaa'],
])('%s and %s may be one team', (a, b) => {
  expect(isSimilarName(a, b)).toBe(true);
});

test.each([
  ['Sava', 'Sava 2'],
  ['Sava A', 'Sava B'],
  ['Hapoel Tel Aviv', 'Maccabi Tel Aviv'],
  ['Alba', 'Alfa'],
  ['KK Split', 'KK Zadar'],
])('%s and %s are two teams', (a, b) => {
  expect(isSimilarName(a, b)).toBe(false);
});
