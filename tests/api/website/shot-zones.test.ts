import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ZoneTally } from '#lib/api/contract/league-shots.ts';
import { shotZone, shotZones } from '#lib/basketball/shot-zones.ts';
import { gameFlows } from '#server/db/schema/game-projections.ts';
import { games } from '#server/db/schema/games.ts';
import { leaguePath, openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
});
afterAll(() => site.database.close());

const zones = async (headers?: Record<string, string>): Promise<ZoneTally[]> =>
  (await site.get(`${leaguePath}/shot-zones`, headers)).zones;
const attempts = (tallies: readonly ZoneTally[]) => tallies.reduce((sum, { attempted }) => sum + attempted, 0);

test('the shots of a league are told apart by zone as on a shot chart', async () => {
  const spots = [-7.4, -6.6, -2.45, -1.2, 0, 0.3, 2.5, 5].flatMap((x) =>
    [-1.2, 0, 0.9, 1.4, 1.5, 3, 4.2, 4.3, 7].flatMap((y) => ([2, 3] as const).map((points) => ({ x, y, points }))),
  );
  const shots = spots.map((spot, index) => ({
    ...{ id: `${index}`, side: 'home' as const, person: null, period: 1, clockMs: null },
    ...spot,
    made: index % 3 === 0,
  }));
  const { db } = site.database;
  await db.update(gameFlows).set({ shots }).where(eq(gameFlows.gameId, site.loggedGame));
  await db.update(games).set({ state: 'final' }).where(eq(games.id, site.loggedGame));
  const expected = shotZones.map((zone) => {
    const own = shots.filter((shot) => shotZone(shot, shot.points) === zone);
    return { zone, made: own.filter(({ made }) => made).length, attempted: own.length };
  });
  const found = await zones();
  expect(found).toEqual(expected);
  expect(attempts(found)).toBe(shots.length);
});

test('a league without recorded places has none, and another site has its own', async () => {
  await site.database.db.update(gameFlows).set({ shots: [] }).where(eq(gameFlows.gameId, site.loggedGame));
  expect(await zones()).toEqual([]);
  expect(attempts(await zones({ host: 'other.test' }))).toBeGreaterThan(0);
  expect((await site.request('seasons/2025-26/leagues/nothing/shot-zones')).status).toBe(404);
});
