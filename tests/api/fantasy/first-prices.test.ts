import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { phases } from '#server/db/schema/phases.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { pointsOfLastSeason } from '#server/league/fantasy/entrant/last-season.ts';
import { fetchFantasySeason } from '#server/league/fantasy/season/find.ts';
import { setResult } from '#server/league/result/set-result.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { type Fantasy, openFantasy } from './support/open-fantasy.ts';

let database: DatabaseConnection;
let fantasy: Fantasy;
let opened = 0;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  opened += 1;
  fantasy = await openFantasy(database.db, `first-prices-${opened}`);
});

/** Adds the league of the season before. Returns a function that plays a game of it between A and B. */
async function insertLastSeason() {
  const { db } = database;
  const { scope, ids } = fantasy;
  const tenantId = ids.tenantId;
  const [season] = await db
    .select({ id: seasons.id })
    .from(seasons)
    .where(ofTenant(scope, seasons, eq(seasons.slug, '2024-25')));
  const [leagueId, phaseId] = [randomUUID(), randomUUID()];
  const profiles = { rulesProfile: 'fiba-2024', standingsProfile: 'fiba' };
  const seasonId = season?.id ?? '';
  await db
    .insert(leagues)
    .values({ tenantId, id: leagueId, seasonId, slug: 'first-league', name: 'Prva liga', ...profiles });
  await db
    .insert(phases)
    .values({ tenantId, id: phaseId, leagueId, slug: 'regular', name: 'Liga', kind: 'regular', order: 1 });
  return async (more: Partial<typeof games.$inferInsert> = {}) => {
    const id = randomUUID();
    const place = { tenantId, id, leagueId, phaseId, slug: id, timeZone: 'UTC', rulesProfile: 'fiba-2024' };
    await db.insert(games).values({ ...place, homeTeamId: ids.teams.a, awayTeamId: ids.teams.b, ...more });
    await fantasy.play(id, ['a', 'b']);
    return id;
  };
}

async function lastPoints() {
  const { scope, ids, seasonId } = fantasy;
  const person = ids.players.a[0] ?? '';
  return (await pointsOfLastSeason(scope, await fetchFantasySeason(scope, seasonId), [person])).get(person);
}

test('a first price comes from the games of the last season that count: no friendly, and none that was forfeited', async () => {
  const play = await insertLastSeason();
  await play();
  const counted = { points: 440_000, games: 1 };
  expect(await lastPoints()).toEqual(counted);
  await play({ countsInStandings: false });
  await setResult(fantasy.scope, await play(), { kind: 'forfeit', guilty: 'home', reason: 'an ineligible player' });
  expect(await lastPoints()).toEqual(counted);
});
