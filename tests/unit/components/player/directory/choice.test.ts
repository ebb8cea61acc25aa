import { expect, test } from 'vitest';
import {
  emptyDirectoryChoice,
  isDirectoryFiltered,
  queryOf,
  readDirectoryChoice,
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
    limit: 60,
    club: 'alfa',
  });
  expect(isDirectoryFiltered({ ...emptyDirectoryChoice, search: '  ' })).toBe(false);
  expect(isDirectoryFiltered({ ...emptyDirectoryChoice, letter: 'č' })).toBe(true);
});
