import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LiveStandingsRow } from '#lib/api/contract/standings.ts';
import { games } from '#server/db/schema/games.ts';
import { leaguePath, openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
});
afterAll(() => site.database.close());

const live = () => site.get(`${leaguePath}/standings/live`);
const rowsOf = async (): Promise<LiveStandingsRow[]> => (await live()).tables[0].rows;

/** D plays C in the fourth round. */
const play = (fields: Partial<typeof games.$inferInsert>) =>
  site.database.db
    .update(games)
    .set(fields)
    .where(and(eq(games.tenantId, site.ids.tenantId), eq(games.slug, 'd-c')));

test('without a running game they are the standings', async () => {
  const [{ tables }, answer] = [await site.get(`${leaguePath}/standings`), await live()];
  const rows: LiveStandingsRow[] = answer.tables[0].rows;
  expect(rows.map(({ rankBefore, isPlaying, ...row }) => row)).toEqual(tables[0].rows);
  expect(rows.every(({ rank, rankBefore, isPlaying }) => rank === rankBefore && !isPlaying)).toBe(true);
});

test('a running game counts with its present score, and its teams are marked', async () => {
  await play({ state: 'live', homeScore: 50, awayScore: 20 });
  const rows = await rowsOf();
  expect(rows.map(({ team, rank, rankBefore }) => [team.name, rank, rankBefore])).toEqual([
    ['Alfa', 1, 1],
    ['Đerdap', 2, 4],
    ['Čelik', 3, 3],
    ['Beta', 4, 2],
  ]);
  expect(rows.filter(({ isPlaying }) => isPlaying).map(({ team }) => team.name)).toEqual(['Đerdap', 'Čelik']);
  expect(rows[1]).toMatchObject({ won: 2, played: 4 });
  const stored: LiveStandingsRow[] = (await site.get(`${leaguePath}/standings`)).tables[0].rows;
  const before = stored.find(({ team }) => team.name === 'Đerdap');
  expect(before).toMatchObject({ won: 1, played: 3 });
  expect(rows[1]).toMatchObject({ form: before?.form, streak: before?.streak });
});

test('a level game counts for nobody', async () => {
  await play({ state: 'live', homeScore: 20, awayScore: 20 });
  expect((await rowsOf()).every(({ rank, rankBefore, played }) => rank === rankBefore && played === 3)).toBe(true);
});

test('the live or next game of each team comes along', async () => {
  await play({ state: 'live', homeScore: 20, awayScore: 20 });
  const { games: listed } = await live();
  expect(listed.map(({ address }: { address: { game: string } }) => address.game)).toEqual(['b-a', 'd-c']);
});
