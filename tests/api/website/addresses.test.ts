import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '#server/db/schema/games.ts';
import { openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
});
afterAll(() => site.database.close());

test('everything with a page of its own is listed by its address', async () => {
  const { clubs, seasonClubs, teams, games, players } = await site.get('addresses');
  expect(teams).toHaveLength(4);
  expect(games).toHaveLength(10);
  expect(games.map(({ kind }: { kind: string }) => kind)).toContain('playoff');
  expect(new Set(games.map((address: object) => JSON.stringify(address))).size).toBe(10);
  expect(seasonClubs.every(({ club }: { club: string }) => clubs.includes(club))).toBe(true);
  for (const player of players) expect((await site.request(`players/${player}`)).status).toBe(200);
});

test('the attendance of a league is listed where spectators are known', async () => {
  expect((await site.get('addresses')).attendances).toEqual([{ season: '2025-26', league: 'first-league' }]);
  await site.database.db.update(games).set({ attendance: null });
  expect((await site.get('addresses')).attendances).toEqual([]);
});
