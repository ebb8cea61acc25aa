import { expect, test } from 'vitest';
import { z } from 'zod';
import { LeagueError } from '#server/errors.ts';
import { decodeCursor, encodeCursor } from '#server/league/paging/cursor.ts';

const values = z.tuple([z.string(), z.number().int()]);

test('a cursor gives back the values it was made of, in any script', () => {
  expect(decodeCursor(encodeCursor(['Đerdap (Ниш)', 7]), values)).toEqual(['Đerdap (Ниш)', 7]);
});

test('no cursor is the begin of the list', () => {
  expect(decodeCursor(undefined, values)).toBeNull();
});

test.each(['', 'nonsense', encodeCursor([1, 2]), encodeCursor(['a'])])(
  'the cursor "%s" is refused by name',
  (cursor) => {
    expect(() => decodeCursor(cursor, values)).toThrow(LeagueError);
    expect(() => decodeCursor(cursor, values)).toThrow(/cursor/);
  },
);
