import { expect, test } from 'vitest';
import {
  emptyDirectoryChoice,
  isDirectoryFiltered,
  playersPageSize,
  queryOf,
  readDirectoryChoice,
  readPages,
  writeDirectoryChoice,
} from '#components/player/directory/choice.ts';

const options = { letter: ['č', 'lj'], club: ['alfa'], season: ['2025-26'], position: ['G'] };

test('the choices in a URL are applied, and invalid ones ignored', () => {
  const address = new URLSearchParams('search=đoković&letter=lj&club=nobody&season=2025-26&page=3');
  expect(readDirectoryChoice(address, options)).toEqual({
    ...emptyDirectoryChoice,
    search: 'đoković',
    letter: 'lj',
    season: '2025-26',
  });
});

test('a choice is written to the address as it was read from it', () => {
  const choice = { ...emptyDirectoryChoice, search: 'Ðord & co', letter: 'č', position: 'G' };
  expect(readDirectoryChoice(new URLSearchParams(writeDirectoryChoice(choice)), options)).toEqual(choice);
});

test('other parameters of the address stay, and empty filters are removed', () => {
  expect(writeDirectoryChoice({ ...emptyDirectoryChoice, club: 'alfa' }, '?from=mail&letter=lj')).toBe(
    '?from=mail&club=alfa',
  );
  expect(writeDirectoryChoice(emptyDirectoryChoice, '?search=x')).toBe('');
});

test('only chosen filters are requested', () => {
  expect(queryOf({ ...emptyDirectoryChoice, search: '  ', club: 'alfa' }, 'sr')).toEqual({
    locale: 'sr',
    limit: playersPageSize,
    club: 'alfa',
  });
  expect(isDirectoryFiltered({ ...emptyDirectoryChoice, search: '  ' })).toBe(false);
  expect(isDirectoryFiltered({ ...emptyDirectoryChoice, letter: 'č' })).toBe(true);
});

test('the address says how many pages are shown; what is no such number is one', () => {
  expect(['3', '0', '99', '-1', 'two', undefined].map(readPages)).toEqual([3, 1, 50, 1, 1, 1]);
});
