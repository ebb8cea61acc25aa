import { describe, expect, test } from 'vitest';
import { identifyPerson, type PersonClue } from '#server/league/person/identify-person.ts';
import { addMembership, addPerson, type PeopleBook } from '#server/league/person/people-book.ts';

const blank: PersonClue = {
  firstName: '',
  lastName: '',
  externalId: null,
  birthDate: null,
  number: null,
  isPlayer: true,
};

function bookOf(
  ...list: [
    id: string,
    name: string,
    team: string,
    number: string,
    more?: { externalId?: string; birthDate?: string },
  ][]
) {
  const book: PeopleBook = {
    people: new Map(),
    fallbackLocale: 'en',
    byExternalId: new Map(),
    byName: new Map(),
    byTeam: new Map(),
    sisters: new Map([
      ['sava-now', ['sava-now', 'sava-then']],
      ['drava', ['drava']],
    ]),
    slugs: new Set(),
  };
  for (const [id, name, teamId, number, { externalId, birthDate } = {}] of list) {
    const { firstName, lastName } = partsOf(name);
    const externalIds = externalId ? [externalId] : [];
    addPerson(book, { id, firstName, lastName, birthDate: birthDate ?? null, externalIds });
    addMembership(book, { personId: id, teamId, role: 'player', number });
  }
  return book;
}

function partsOf(name: string) {
  const [firstName = '', ...rest] = name.split(' ');
  return { firstName, lastName: rest.join(' ') };
}

const who = (book: PeopleBook, name: string, more: Partial<PersonClue> = {}, taken: string[] = []) => {
  const { firstName, lastName } = partsOf(name);
  return identifyPerson(book, 'sava-now', { ...blank, firstName, lastName, ...more }, new Set(taken))?.id ?? null;
};

describe('a name in a file is', () => {
  test('the person with that id of the source, whatever the name', () => {
    const book = bookOf(['p', 'Luka Novak', 'drava', '7', { externalId: 'euroleague:P1' }]);
    expect(who(book, 'Lucas Novack', { externalId: 'euroleague:P1' })).toBe('p');
  });

  test('the same name in the squad, and of two the one with the number', () => {
    const book = bookOf(['a', 'Luka Novak', 'sava-now', '7'], ['b', 'Luka Novak', 'sava-now', '8']);
    expect(who(book, 'LUKA NOVAK', { number: '8' })).toBe('b');
  });

  test('the same family name and number with a shorter first name', () => {
    const book = bookOf(['w', 'William Mcdowell', 'sava-now', '0']);
    expect(who(book, 'Will Mcdowell', { number: '0' })).toBe('w');
    expect(who(book, 'Will Mcdowell', { number: '5' })).toBeNull();
    expect(who(book, 'Sam Mcdowell', { number: '0' })).toBeNull();
  });

  test.each([
    ['Jo Lual-Acuil', 'Jo Lual-Acuil Jr'],
    ['Jo Lual-Acuil Jr.', 'JO LUAL ACUIL'],
    ['Michael Frazier', 'Michael Frazier II'],
  ])('%s, written %s with the same number', (known, written) => {
    const book = bookOf(['p', known, 'sava-now', '0']);
    expect(who(book, written, { number: '0' })).toBe('p');
    expect(who(book, written)).toBe('p');
    expect(who(book, written, { number: '9' })).toBeNull();
  });

  test.each([
    ["De'Andre O'Neill", 'DeAndre ONeill'],
    ['Will Mcdowell-White', 'Will McDowell White'],
    ['D.J. Kos', 'DJ Kos'],
  ])('%s, written %s', (known, written) => {
    expect(who(bookOf(['p', known, 'sava-now', '7']), written)).toBe('p');
  });

  test('an initial with the number of one person only', () => {
    const book = bookOf(['john', 'John Smith', 'sava-now', '4'], ['james', 'James Smith', 'sava-now', '5']);
    expect(who(book, 'J. Smith', { number: '5' })).toBe('james');
    expect(who(book, 'J. Smith', { number: '6' })).toBeNull();
    expect(who(book, 'J. Smith')).toBeNull();
    expect(who(bookOf(['j', 'J. Smith', 'sava-now', '4']), 'John Smith', { number: '4' })).toBe('j');
  });

  test('the same name in another team of the club, and not in another club', () => {
    const book = bookOf(['old', 'Luka Novak', 'sava-then', '7'], ['far', 'Jan Kos', 'drava', '7']);
    expect(who(book, 'Luka Novak')).toBe('old');
    expect(who(book, 'Jan Kos')).toBeNull();
  });

  test('the same name and date of birth anywhere', () => {
    const book = bookOf(['far', 'Jan Kos', 'drava', '7', { birthDate: '2001-02-03' }]);
    expect(who(book, 'Jan Kos', { birthDate: '2001-02-03' })).toBe('far');
    expect(who(book, 'Jan Kos', { birthDate: '2001-02-04' })).toBeNull();
  });
});

describe('a name in a file is not', () => {
  test('somebody with another id of the same source or another date of birth', () => {
    const book = bookOf(['p', 'Luka Novak', 'sava-now', '7', { externalId: 'euroleague:P1', birthDate: '2001-02-03' }]);
    expect(who(book, 'Luka Novak', { externalId: 'euroleague:P2' })).toBeNull();
    expect(who(book, 'Luka Novak', { birthDate: '1999-01-01' })).toBeNull();
    expect(who(book, 'Luka Novak', { externalId: 'roster:9' })).toBe('p');
  });

  test('one of two whom number and initial fit', () => {
    const book = bookOf(['john', 'John Smith', 'sava-now', '4'], ['james', 'James Smith', 'sava-now', '4']);
    expect(who(book, 'J. Smith', { number: '4' })).toBeNull();
  });

  test('a brother whose name begins alike, even with the number', () => {
    const book = bookOf(['marko', 'Marko Novak', 'sava-now', '7']);
    expect(who(book, 'Martin Novak', { number: '7' })).toBeNull();
    expect(who(book, 'Martin Novak', { number: '8' })).toBeNull();
  });

  test('father or son', () => {
    const book = bookOf(['father', 'Luka Novak', 'sava-now', '23'], ['senior', 'Jan Kos Sr', 'sava-now', '5']);
    expect(who(book, 'Luka Novak Jr', { number: '9' })).toBeNull();
    expect(who(book, 'Jan Kos Jr', { number: '5' })).toBeNull();
    expect(who(bookOf(['then', 'Luka Novak', 'sava-then', '23']), 'Luka Novak Jr', { number: '23' })).toBeNull();
  });

  test('somebody taken already', () => {
    const book = bookOf(['p', 'Luka Novak', 'sava-now', '7']);
    expect(who(book, 'Luka Novak', {}, ['p'])).toBeNull();
  });
});
