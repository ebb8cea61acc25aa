import { expect, test } from 'vitest';
import { formatRecord, formatWinShare, haveDraws } from '#lib/i18n/format/record.ts';

test('a record shows draws between wins and losses where there are any, or all records of its table do', () => {
  expect(formatRecord('en', { won: 5, drawn: 0, lost: 2 })).toBe('5–2');
  expect(formatRecord('en', { won: 5, drawn: 1, lost: 2 })).toBe('5–1–2');
  expect(formatRecord('en', { won: 5, drawn: 0, lost: 2 }, true)).toBe('5–0–2');
});

test('a table shows draws if one of its rows has any', () => {
  expect(haveDraws([{ drawn: 0 }, { drawn: 1 }])).toBe(true);
  expect(haveDraws([{ drawn: 0 }])).toBe(false);
});

test('a share of games won is written as its column head has it', () => {
  expect(formatWinShare('en', 4 / 7)).toBe('0.571');
  expect(formatWinShare('ru', 4 / 7)).toBe('57,1');
  expect(formatWinShare('fr', null)).toBe('–');
});
