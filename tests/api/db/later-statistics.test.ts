import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#server/api/app.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { createLog } from '#server/log.ts';
import { openEarlierBuild } from '#tests/fixtures/earlier-build.ts';

let earlier: DatabaseConnection;
beforeAll(async () => {
  earlier = await openEarlierBuild();
  await migrateDatabase(earlier.pool);
});
afterAll(() => earlier.close());

async function get(path: string) {
  const api = createApi({ db: earlier.db, log: createLog('silent'), checkAnswers: true });
  return (await api.request(`http://league.test/api/v2/website/${path}`)).json();
}

test('a game that was stored before a statistic existed answers null for it, and so do the sums', async () => {
  const league = 'seasons/2025-26/leagues/first-league';
  const { id } = await get(`${league}/rounds/round-4/games/b-a`);
  const { boxScore } = await get(`games/${id}/box-score`);
  const { players } = await get(`${league}/players`);
  const { teams } = await get(`${league}/team-statistics`);
  const lines = [boxScore.home, ...boxScore.home.players, ...players, ...teams].map(
    ({ line, totals }) => line ?? totals,
  );
  expect(lines.length).toBeGreaterThan(20);
  expect(new Set(lines.map(({ offensiveFouls }) => offensiveFouls))).toEqual(new Set([null]));
});
