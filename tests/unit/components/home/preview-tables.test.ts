import { describe, expect, test } from 'vitest';
import { homeStanding, previewTables } from '#components/home/preview-tables.ts';
import { row, rows, table } from './samples.ts';

const ranks = (list: { rank: number }[] | undefined) => list?.map(({ rank }) => rank);

describe('the table on the home page', () => {
  test('is the top ten of the only one', () => {
    const [shown] = previewTables([table('regular', rows(12))]);
    expect(ranks(shown?.rows)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('is the top four of each group', () => {
    const shown = previewTables([table('groups', rows(6), 'a'), table('groups', rows(6), 'b')]);
    expect(shown.map(({ rows }) => rows.length)).toEqual([4, 4]);
  });

  test('is that of the latest phase in which anybody has played', () => {
    const first = table('first-stage', rows(6));
    const second = table('second-stage', rows(4));
    const third = table('third-stage', rows(4, { played: 0 }));
    expect(previewTables([first, second, third]).map(({ phase }) => phase.slug)).toEqual(['second-stage']);
  });

  test('is that of the first phase before the first game', () => {
    const unplayed = ['first-stage', 'second-stage'].map((slug) => table(slug, rows(4, { played: 0 })));
    expect(previewTables(unplayed).map(({ phase }) => phase.slug)).toEqual(['first-stage']);
  });

  test('ends with the club whose site it is where that stands below', () => {
    const [shown] = previewTables([table('regular', rows(14))], 'kk-team-13');
    expect(ranks(shown?.rows)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 13]);
    expect(ranks(previewTables([table('regular', rows(14))], 'kk-team-3')[0]?.rows)?.at(-1)).toBe(10);
  });

  test('is missing where there are no teams', () => {
    expect(previewTables([])).toEqual([]);
    expect(previewTables([table('regular', [])])).toEqual([]);
  });
});

describe('the place of a team', () => {
  test('is that of the latest phase in which it has played', () => {
    const tables = [table('first-stage', [row('drava', 3)]), table('second-stage', [row('drava', 1), row('sava', 2)])];
    expect(homeStanding(tables, 'drava')?.rank).toBe(1);
  });

  test('is none before its first game, and for no team', () => {
    expect(homeStanding([table('regular', [row('drava', 1, { played: 0 })])], 'drava')).toBeNull();
    expect(homeStanding([table('regular', [row('drava', 1)])], undefined)).toBeNull();
  });
});
