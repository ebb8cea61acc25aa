import { expect, test } from 'vitest';
import { choiceIn, everybody, isDirectoryFiltered, queryOf, searchFor } from '#components/player/directory/choice.ts';

const options = { letter: ['č', 'lj'], club: ['alfa'], season: ['2025-26'], position: ['G'] };

test('the choices in a URL are applied, and invalid ones ignored', () => {
  const address = new URLSearchParams('search=đoković&letter=lj&club=nobody&season=2025-26&page=3');
  expect(choiceIn(address, options)).toEqual({ ...everybody, search: 'đoković', letter: 'lj', season: '2025-26' });
});

test('a choice stands in the address as it was read from it', () => {
  const choice = { ...everybody, search: 'Ðord & co', letter: 'č', position: 'G' };
  expect(choiceIn(new URLSearchParams(searchFor(choice)), options)).toEqual(choice);
});

test('other parts of the address stay, and wishes that are given up go', () => {
  expect(searchFor({ ...everybody, club: 'alfa' }, '?from=mail&letter=lj')).toBe('?from=mail&club=alfa');
  expect(searchFor(everybody, '?search=x')).toBe('');
});

test('only chosen filters are requested', () => {
  expect(queryOf({ ...everybody, search: '  ', club: 'alfa' }, 'sr')).toEqual({
    locale: 'sr',
    limit: 60,
    club: 'alfa',
  });
  expect(isDirectoryFiltered({ ...everybody, search: '  ' })).toBe(false);
  expect(isDirectoryFiltered({ ...everybody, letter: 'č' })).toBe(true);
});
