import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportStandings } from '#server/feeds/export/export-standings.ts';
import { findLeagueByName } from '#server/league/league/named.ts';
import { openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
});
afterAll(() => site.database.close());

const scope = () => {
  const { db } = site.database;
  const { tenantId } = site.ids;
  return { db, tenantId, host: 'league.test', locale: 'en', fallbackLocale: 'sr' } as const;
};
const read = async (name: string): Promise<Record<string, string>[]> =>
  parse(await exportStandings(scope(), await findLeagueByName(scope(), name)), { columns: true });

test('standings have one line per team in order, with everything that the page shows', async () => {
  const lines = await read('first-league');
  expect(lines.map(({ rank, team }) => [rank, team])).toEqual([
    ['1', 'Alfa'],
    ['2', 'Beta'],
    ['3', 'Čelik'],
    ['4', 'Đerdap'],
  ]);
  expect(lines[0]).toMatchObject({
    group: '',
    shared: 'no',
    played: '3',
    won: '3',
    drawn: '0',
    lost: '0',
    points: '6',
    points_for: '310',
    points_against: '215',
    difference: '95',
    home_won: '3',
    away_won: '0',
    form: 'WWW',
    streak: '3',
    deduction: '0',
    reason: '',
  });
});

test('the tie-break between level teams is in text', async () => {
  const [, second] = await read('first-league');
  expect(second?.reason).toMatch(/^level: Beta, Čelik, Đerdap; head-to-head classification-points: .*\(decided\)/);
});

test('an unknown league is refused by its name', async () => {
  await expect(read('nothing')).rejects.toThrow('"nothing": There is no such league.');
});
