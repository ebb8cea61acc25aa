import { describe, expect, test } from 'vitest';
import { locales } from '#lib/i18n/locales.ts';
import { columnWord } from '#lib/office/column-word.ts';
import { tableKinds } from '#server/feeds/data-import/table-kinds.ts';
import { flatten, readFile } from './read-messages.ts';

describe.each(locales)('in %s', (locale) => {
  const words = new Set(flatten(readFile(locale, 'office-data.json')).map(([key]) => key));

  test.each(Object.entries(tableKinds))('each column of %s has a word', (_, { columns }) => {
    expect(columns.filter((column) => !words.has(columnWord(column).key))).toEqual([]);
  });
});

test('quarters and overtimes have one word with their number', () => {
  expect(columnWord('home_q3')).toEqual({ key: 'period.home_q', number: 3 });
  expect(columnWord('away_ot6')).toEqual({ key: 'period.away_ot', number: 6 });
  expect(columnWord('home_ot')).toEqual({ key: 'column.home_ot' });
});
