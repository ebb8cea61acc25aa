import { expect, test } from 'vitest';
import { choiceIn, emptyChoice, isDirectoryFiltered, queryOf, searchFor } from '#components/player/directory/choice.ts';

const options = { letter: ['č', 'lj'], club: ['alfa'], season: ['2025-26'], position: ['G'] };

test('what an address asks for is chosen, what cannot be chosen is left out', () => {
  const address = new URLSearchParams('search=đoković&letter=lj&club=nobody&season=2025-26&page=3');
  expect(choiceIn(address, options)).toEqual({ ...emptyChoice, search: 'đoković', letter: 'lj', season: '2025-26' });
});

test('a choice stands in the address as it was read from it', () => {
  const choice = { ...emptyChoice, search: 'Ðord & co', letter: 'č', position: 'G' };
  expect(choiceIn(new URLSearchParams(searchFor(choice)), options)).toEqual(choice);
});

test('other parts of the address stay, and wishes that are given up go', () => {
  expect(searchFor({ ...emptyChoice, club: 'alfa' }, '?from=mail&letter=lj')).toBe('?from=mail&club=alfa');
  expect(searchFor(emptyChoice, '?search=x')).toBe('');
});

test('only wishes are asked for', () => {
  expect(queryOf({ ...emptyChoice, search: '  ', club: 'alfa' }, 'sr')).toEqual({
    locale: 'sr',
    limit: 60,
    club: 'alfa',
  });
  expect(isDirectoryFiltered({ ...emptyChoice, search: '  ' })).toBe(false);
  expect(isDirectoryFiltered({ ...emptyChoice, letter: 'č' })).toBe(true);
});
