import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { games } from '#server/db/schema/games.ts';
import { playerSeasons } from '#server/db/schema/player-seasons.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { recordDefault } from '#server/league/game/record-default.ts';
import { recordForfeit } from '#server/league/game/record-forfeit.ts';
import { recordResult } from '#server/league/game/record-result.ts';
import { insertGames } from '#tests/fixtures/small-games.ts';
import { insertSmallLeague, type SmallLeague } from '#tests/fixtures/small-league.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let ids: SmallLeague;
let scope: TenantScope;
let logged: string;
let open: string;
let number = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  number += 1;
  ids = await insertSmallLeague(database.db, `league-${number}`, [`${number}.test`]);
  logged = (await insertGames(database.db, ids)).loggedGame;
  scope = { db: database.db, tenantId: ids.tenantId };
  const [game] = await database.db
    .select()
    .from(games)
    .where(and(eq(games.tenantId, ids.tenantId), eq(games.slug, 'd-c')));
  open = game?.id ?? '';
});

const gameOf = async (id: string) => (await database.db.select().from(games).where(eq(games.id, id)))[0];
const seasonsOfPlayers = () => database.db.$count(playerSeasons, eq(playerSeasons.tenantId, ids.tenantId));

test('a result is entered with its periods and overtimes', async () => {
  const points = (home: number, away: number, period: number) => ({ period, home, away });
  const periods = [points(20, 20, 1), points(20, 20, 2), points(20, 20, 3), points(20, 20, 4), points(9, 5, 5)];
  await recordResult(scope, open, { home: 89, away: 85, periods });
  expect(await gameOf(open)).toMatchObject({ state: 'final', homeScore: 89, overtimes: 1, coverage: 'score' });
});

test.each([
  ['a level score', { home: 80, away: 80 }],
  ['a score below zero', { home: -1, away: 80 }],
  ['periods that do not add up', { home: 80, away: 70, periods: [{ period: 1, home: 20, away: 20 }] }],
])('%s is refused', async (_, result) => {
  await expect(recordResult(scope, open, result)).rejects.toMatchObject({ code: 'bad-request' });
  expect(await gameOf(open)).toMatchObject({ state: 'scheduled', homeScore: null });
});

test('a result cannot contradict a log', async () => {
  await expect(recordResult(scope, logged, { home: 90, away: 80 })).rejects.toMatchObject({ code: 'conflict' });
});

test('a forfeited game is 20–0 and counts for no player', async () => {
  expect(await seasonsOfPlayers()).toBe(12);
  await recordForfeit(scope, logged, { guilty: 'home' });
  expect(await gameOf(logged)).toMatchObject({ state: 'forfeited', guilty: 'home', homeScore: 0, awayScore: 20 });
  expect(await seasonsOfPlayers()).toBe(0);
});

test('both teams can forfeit', async () => {
  await recordForfeit(scope, open, { guilty: 'both' });
  expect(await gameOf(open)).toMatchObject({ guilty: 'both', homeScore: 0, awayScore: 0, coverage: 'score' });
});

test('a game lost by default keeps its score if the opponents lead, and its statistics', async () => {
  await recordDefault(scope, logged, { guilty: 'away' });
  expect(await gameOf(logged)).toMatchObject({ state: 'defaulted', homeScore: 6, awayScore: 4 });
  expect(await seasonsOfPlayers()).toBe(12);
});

test('a game lost by default is 2–0 if the guilty team leads', async () => {
  await recordDefault(scope, logged, { guilty: 'home' });
  expect(await gameOf(logged)).toMatchObject({ state: 'defaulted', homeScore: 0, awayScore: 2 });
});

test.each([
  ['result', (foreign: TenantScope) => recordResult(foreign, open, { home: 80, away: 70 })],
  ['forfeit', (foreign: TenantScope) => recordForfeit(foreign, open, { guilty: 'home' })],
  ['default', (foreign: TenantScope) => recordDefault(foreign, open, { guilty: 'home' })],
])('the %s of another tenant’s game is not entered', async (_, record) => {
  const stranger = await insertSmallLeague(database.db, `stranger-${number}`, [`stranger-${number}.test`]);
  await expect(record({ db: database.db, tenantId: stranger.tenantId })).rejects.toMatchObject({ code: 'not-found' });
  expect(await gameOf(open)).toMatchObject({ state: 'scheduled' });
});
