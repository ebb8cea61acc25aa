import { expect, test } from 'vitest';
import { translatedColumn } from '#server/feeds/csv/header-words.ts';
import { nearestWord } from '#server/feeds/csv/suggestion.ts';
import { fixtureColumns } from '#server/feeds/fixtures/columns.ts';

test.each([
  ['Heim', 'home'],
  ['Domaći', 'home'],
  ['хозяева', 'home'],
  ['Gosti', 'away'],
  ['Jornada', 'round'],
  ['Dvorana', 'venue'],
])('the header %s means %s', (header, column) => {
  expect(translatedColumn(header, fixtureColumns)).toBe(column);
});

test('only what is really near is suggested', () => {
  expect(nearestWord('attendence', fixtureColumns)).toBe('attendance');
  expect(nearestWord('hom', fixtureColumns)).toBe('home');
  expect(nearestWord('heim', fixtureColumns)).toBeNull();
  expect(translatedColumn('gledaoci', ['home', 'away'])).toBeNull();
});
