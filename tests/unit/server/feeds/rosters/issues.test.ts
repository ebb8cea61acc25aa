import { expect, test } from 'vitest';
import { readLines, readPerson } from '#tests/unit/server/feeds/rosters/support/read-lines.ts';

test.each([
  [{ number: '7' }, /error players.csv:2 name: the person has no name/],
  [{ name: 'Ana Novak', number: '100' }, /number: "100" is no shirt number. Use 0, 00 or 1 to 99/],
  [{ name: 'Ana Novak', height: '0.4' }, /height: "0.4" is no height of a person/],
  [{ name: 'Ana Novak', birth_date: '31.12.2000' }, /birth_date: "31.12.2000" is no day written as YYYY-MM-DD/],
  [
    { name: 'Ana Novak', position: 'goalkeeper' },
    /position: the position "goalkeeper" is not known. Use one of PG, SG/,
  ],
  [{ name: 'Ana Novak', role: 'mascot' }, /role: the role "mascot" is not known/],
  [{ name: 'Ana Novak', captain: 'maybe' }, /captain: "maybe" is neither yes nor no/],
  [{ name: 'Ana Novak', from: '2026-02-01', until: '2026-01-01' }, /until: 2026-01-01 lies before 2026-02-01/],
  [{ name: 'Ana Novak', team: '' }, /team: team is empty/],
])('%o is an error and leaves the person out', (cells, message) => {
  const { rows, messages } = readPerson(cells);
  expect(rows).toEqual([]);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatch(message);
});

const header = 'season,league,team,name,number,captain,from,until';

test('a person twice in one team is an error, in two teams not', () => {
  const { rows, messages } = readLines([
    header,
    '2025/26,A,Split,Ana Novak,7,,,',
    '2025/26,A,Split,Ana Novak,8,,,',
    '2025/26,A,Zadar,Ana Novak,7,,,',
  ]);
  expect(rows).toHaveLength(2);
  expect(messages).toEqual([
    'error players.csv:3: Ana Novak stands in Split already in line 2. Remove one of them, or give person_id or from.',
  ]);
});

test('one number on two players, or two captains, are warned of', () => {
  const { rows, messages } = readLines([
    header,
    '2025/26,A,Split,Ana Novak,7,yes,,',
    '2025/26,A,Split,Eva Kos,7,yes,,',
  ]);
  expect(rows).toHaveLength(2);
  expect(messages).toEqual([
    'warning players.csv:3: Eva Kos wears number 7 of Ana Novak (line 2). Correct one of them, or give from and until.',
    'warning players.csv:3: Eva Kos is captain beside Ana Novak (line 2). Correct one of them, or give from and until.',
  ]);
});

test('a number may pass to another player once the first has left', () => {
  const { messages } = readLines([
    header,
    '2025/26,A,Split,Ana Novak,7,,,2025-12-31',
    '2025/26,A,Split,Eva Kos,7,,2026-01-01,',
  ]);
  expect(messages).toEqual([]);
});
