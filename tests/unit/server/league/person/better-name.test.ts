import { expect, test } from 'vitest';
import { betterName } from '#server/league/person/better-name.ts';

const name = (firstName: string, lastName: string) => ({ firstName, lastName });

test.each([
  ['a suffix', name('Michael', 'Frazier'), name('Michael', 'Frazier II')],
  ['the first name of an initial', name('J.', 'Smith'), name('John', 'Smith')],
])('%s is better than none', (_, known, given) => {
  expect(betterName(known, given)).toEqual(given);
  expect(betterName(given, known)).toBeNull();
});

test.each([
  ['another first name', name('Will', 'Smith'), name('William', 'Smith')],
  ['another spelling', name('Luka', 'Djordjevic'), name('Luka', 'Đorđević')],
  ['an initial of somebody else', name('J.', 'Smith'), name('Kevin', 'Smith')],
  ['another generation', name('Jan', 'Kos Sr'), name('Jan', 'Kos Jr')],
  ['a name that loses the suffix', name('J.', 'Kos Jr'), name('Jan', 'Kos')],
])('%s is not better', (_, known, given) => {
  expect(betterName(known, given)).toBeNull();
});
