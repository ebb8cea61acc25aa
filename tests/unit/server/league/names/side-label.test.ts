import { expect, test } from 'vitest';
import { sideLabel } from '#server/league/names/competition-names.ts';

test('an open side of a duel is named in the language of the page', () => {
  expect(['2.', 'QF1', 'L SF2'].map((label) => sideLabel('en', label))).toEqual(['Place 2', 'Winner QF1', 'Loser SF2']);
  expect(sideLabel('sr', 'QF1')).toBe('Pobednik ČF1');
  expect(sideLabel('ru', 'L SF1')).toBe('Проигравший ПФ1');
});

test('a label of the league’s own stays as it is', () => {
  expect(sideLabel('fr', 'Best of the east')).toBe('Best of the east');
});
