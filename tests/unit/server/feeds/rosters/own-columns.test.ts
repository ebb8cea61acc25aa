import { expect, test } from 'vitest';
import { readLines, readPerson } from '#tests/unit/server/feeds/rosters/support/read-lines.ts';

test('a name is enough for a player of a team', () => {
  const { row, messages } = readPerson({ name: 'Ana Novak' });
  expect(messages).toEqual([]);
  expect(row).toEqual({
    line: 2,
    given: new Set(),
    season: '2025/26',
    league: 'First League',
    team: { externalId: null, name: 'Split', code: null },
    person: {
      externalId: null,
      firstName: 'Ana',
      lastName: 'Novak',
      birthDate: null,
      heightCm: null,
      weightKg: null,
      nationality: null,
    },
    role: 'player',
    number: null,
    position: null,
    isCaptain: false,
    isLicensed: true,
    licence: null,
    from: null,
    until: null,
  });
});

test.each([
  [{ name: 'Novak, Ana Marija' }, 'Ana Marija', 'Novak'],
  [{ name: 'Ana de la Cruz' }, 'Ana', 'de la Cruz'],
  [{ name: 'Zhao Rui', name_order: 'family-first' }, 'Rui', 'Zhao'],
  [{ name: "O'NEAL, SHAQUILLE" }, 'Shaquille', "O'Neal"],
  [{ name: 'ŠEŠELJ-BOŽIĆ, Đ.J.' }, 'Đ.J.', 'Šešelj-Božić'],
  [{ name: 'Nenê' }, '', 'Nenê'],
  [{ first_name: 'Ana Marija', last_name: 'Novak', name: 'A. Novak' }, 'Ana Marija', 'Novak'],
])('%o is read as first and last name', (cells, firstName, lastName) => {
  expect(readPerson(cells).row?.person).toMatchObject({ firstName, lastName });
});

test.each([
  ['1.98', 198],
  ['1,98 m', 198],
  ['198', 198],
  ['198 cm', 198],
  ['2', 200],
])('a height of %s is %i centimetres', (height, heightCm) => {
  expect(readPerson({ name: 'Ana Novak', height }).row?.person.heightCm).toBe(heightCm);
});

test.each([
  ['G/F', 'GF'],
  ['F-G', 'GF'],
  ['c', 'C'],
  ['F-C', 'FC'],
])('position %s is %s', (position, ours) => {
  expect(readPerson({ name: 'Ana Novak', position }).row?.position).toBe(ours);
});

test('0 and 00 are two shirt numbers', () => {
  const { rows, messages } = readLines([
    'season,league,team,name,number',
    '2025/26,A,Split,Ana Novak,0',
    '2025/26,A,Split,Eva Kos,00',
  ]);
  expect([rows.map(({ number }) => number), messages]).toEqual([['0', '00'], []]);
});
