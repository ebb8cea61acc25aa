import { expect, test } from 'vitest';
import { shortNames } from '#lib/basketball/short-names.ts';

const player = (id: string, firstName: string, lastName: string) => ({ id, firstName, lastName });
const called = (...players: ReturnType<typeof player>[]) => [...shortNames(players).values()];

test('players are called by their family names', () => {
  expect(called(player('1', 'Luka', 'Golob'), player('2', 'Cheikh', 'Sarr'))).toEqual(['Golob', 'Sarr']);
});

test('players with the same name have an initial', () => {
  expect(called(player('1', 'Luka', 'Golob'), player('2', 'Željko', 'Golob'), player('3', 'Cheikh', 'Sarr'))).toEqual([
    'L. Golob',
    'Ž. Golob',
    'Sarr',
  ]);
});

test('players with the same initial have their full names', () => {
  expect(called(player('1', 'Luka', 'Golob'), player('2', 'Leon', 'Golob'), player('3', 'Ana', 'Golob'))).toEqual([
    'Luka Golob',
    'Leon Golob',
    'A. Golob',
  ]);
});
