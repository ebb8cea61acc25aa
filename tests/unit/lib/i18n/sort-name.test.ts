import { expect, test } from 'vitest';
import { alphabetOf } from '#lib/i18n/alphabets.ts';
import { languageTag } from '#lib/i18n/language-tag.ts';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import { letterOf, rangeOfLetter, sortNameOf } from '#lib/i18n/sort-name.ts';

const latin =
  'Cosić Čabarkapa Ćosić Dragić Džikić Đerić Lazić Ljubičić Nikolić Njegoš Novak Santos Šarić Sarić Ñandú Núñez Zizic Žižić Williams Wade Yago Éboué Eboa Öztürk Ozan Lukas Łukasz';
const cyrillic = 'Яковлев Ёлкин Егоров Елизаров Йович Иванов Щукин Шведов Adams Чулич Babić';

const sortName = (locale: Locale, lastName: string, firstName = '') => sortNameOf(locale, { firstName, lastName });
const byCode = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const sorted = (locale: Locale, names: string[]) =>
  names.toSorted((one, other) => byCode(sortName(locale, one), sortName(locale, other)));

test.each(locales)('names stand where the dictionaries of the language have them: %s', (locale) => {
  const names = (locale === 'ru' ? cyrillic : latin).split(' ');
  const { compare } = new Intl.Collator(languageTag(locale), { sensitivity: 'base' });
  expect(sorted(locale, names)).toEqual(names.toSorted(compare));
});

test('a short last name comes before a longer one, whatever the first names', () => {
  const people = [
    ['Vandyke', 'Aaron'],
    ['Van Dyke', 'Aaron'],
    ['Van', 'Zed'],
    ['Van', 'Abe'],
  ] as const;
  const order = people.toSorted((one, other) =>
    byCode(sortName('en', one[0], one[1]), sortName('en', other[0], other[1])),
  );
  expect(order.map(([last, first]) => `${first} ${last}`)).toEqual([
    'Abe Van',
    'Zed Van',
    'Aaron Van Dyke',
    'Aaron Vandyke',
  ]);
});

test('apostrophes and case tell nothing, marks only where they make a letter', () => {
  expect(sortName('en', 'O’NEAL')).toBe(sortName('en', 'Oneal'));
  expect(sortName('en', 'Čosić')).toBe(sortName('en', 'Cosic'));
  expect(sortName('sr', 'Čosić')).not.toBe(sortName('sr', 'Cosić'));
});

test.each([
  ['sr', 'Ljubičić', 'lj'],
  ['sl', 'Ljubičić', 'l'],
  ['sr', 'Žižić', 'ž'],
  ['fr', 'Žižić', 'z'],
  ['es', 'Ñandú', 'ñ'],
  ['en', 'Ñandú', 'n'],
  ['ru', 'Ёлкин', 'е'],
  ['ru', 'Adams', 'a'],
] as const)('in %s the name %s stands under %s and no other letter', (locale, name, letter) => {
  const key = sortName(locale, name);
  const under = alphabetOf(locale).filter((candidate) => {
    const range = rangeOfLetter(locale, candidate);
    return range !== null && range.from <= key && key < range.until;
  });
  expect(under).toEqual([letter]);
  expect(letterOf(locale, key)).toBe(letter);
});

test('a letter of another language has no range', () => {
  expect(rangeOfLetter('en', 'č')).toBeNull();
  expect(rangeOfLetter('sl', '')).toBeNull();
});

test('names in other scripts come last, and a long name is cut to fit a cursor', () => {
  expect(sorted('en', ['王治郅', 'Zubac', '3 Kings'])).toEqual(['3 Kings', 'Zubac', '王治郅']);
  expect(letterOf('en', sortName('en', '王治郅'))).toBeNull();
  expect(sortName('en', 'a'.repeat(300)).length).toBe(80);
});
