import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fiba2024 } from '#lib/basketball/rules/fiba-2024.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { gameEvents } from '#server/db/schema/game-events.ts';
import { gamePlayerStats, gameTeamStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { playerSeasons } from '#server/db/schema/player-seasons.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { toGameEvent } from '#server/league/game/event-row.ts';
import { recordGameLog } from '#server/league/game/record-game-log.ts';
import { insertGames } from '#tests/fixtures/small-games.ts';
import { insertSmallLeague, type SmallLeague } from '#tests/fixtures/small-league.ts';
import { smallLog } from '#tests/fixtures/small-log.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let ids: SmallLeague;
let scope: TenantScope;
let gameId: string;
let number = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  number += 1;
  ids = await insertSmallLeague(database.db, `league-${number}`, [`${number}.test`]);
  gameId = (await insertGames(database.db, ids)).loggedGame;
  scope = { db: database.db, tenantId: ids.tenantId };
});

const rowsOf = (table: typeof gameEvents | typeof gamePlayerStats | typeof gameTeamStats) =>
  database.db.$count(table, and(eq(table.tenantId, ids.tenantId), eq(table.gameId, gameId)));

test('a recorded log comes back event by event as it went in', async () => {
  const rows = await database.db
    .select()
    .from(gameEvents)
    .where(and(eq(gameEvents.tenantId, ids.tenantId), eq(gameEvents.gameId, gameId)))
    .orderBy(gameEvents.seq);
  expect(rows.map(toGameEvent)).toEqual(smallLog(ids, fiba2024).events);
});

test('a recorded log gives the game its score, periods, coverage and numbers', async () => {
  const [game] = await database.db.select().from(games).where(eq(games.id, gameId));
  expect(game).toMatchObject({ state: 'final', homeScore: 6, awayScore: 4, coverage: 'log', seq: 31, attendance: 120 });
  expect(game?.periods).toEqual([{ period: 1, home: 6, away: 4 }]);
  expect(await rowsOf(gameTeamStats)).toBe(2);
  expect(await rowsOf(gamePlayerStats)).toBe(12);
});

test('the same log again writes nothing', async () => {
  const before = await database.db.select().from(games).where(eq(games.id, gameId));
  expect(await recordGameLog(scope, gameId, smallLog(ids, fiba2024))).toBe('unchanged');
  expect(await database.db.select().from(games).where(eq(games.id, gameId))).toEqual(before);
});

test('another log takes the place of the first, also in the sums of the players', async () => {
  const log = smallLog(ids, fiba2024);
  const shorter = { ...log, hash: 'two', events: log.events.filter(({ id }) => id !== 'three') };
  expect(await recordGameLog(scope, gameId, shorter)).toBe('recorded');
  const [season] = await database.db
    .select()
    .from(playerSeasons)
    .where(and(eq(playerSeasons.tenantId, ids.tenantId), eq(playerSeasons.personId, ids.players.a[0] ?? '')));
  expect(season).toMatchObject({ games: 1, starts: 1, points: 3, freeThrowsMade: 1 });
  expect(await rowsOf(gameEvents)).toBe(shorter.events.length);
});

test('a league’s own period length is copied to the game with its log', async () => {
  const profile = { ...fiba2024, periods: { ...fiba2024.periods, lengthMs: 480_000 } };
  await recordGameLog(scope, gameId, { ...smallLog(ids, profile), hash: 'short periods' });
  const [game] = await database.db.select().from(games).where(eq(games.id, gameId));
  expect(game).toMatchObject({ rulesProfile: 'fiba-2024', ownRules: { periods: { lengthMs: 480_000 } } });
});

test('a log that cannot be stored leaves the game as it was', async () => {
  const log = smallLog(ids, fiba2024);
  const [first] = log.events;
  if (!first) throw new Error('The log is empty.');
  const twice = { ...log, hash: 'broken', events: [...log.events, { ...first, seq: 99 }] };
  await expect(recordGameLog(scope, gameId, twice)).rejects.toThrow();
  expect(await rowsOf(gameEvents)).toBe(log.events.length);
  expect(await recordGameLog(scope, gameId, log)).toBe('unchanged');
});

test('the log of another tenant’s game is not recorded', async () => {
  const stranger = await insertSmallLeague(database.db, `stranger-${number}`, [`stranger-${number}.test`]);
  const foreign = { db: database.db, tenantId: stranger.tenantId };
  const log = { ...smallLog(ids, fiba2024), hash: 'foreign' };
  await expect(recordGameLog(foreign, gameId, log)).rejects.toMatchObject({ code: 'not-found' });
});

test.each([
  ['changed', sql`update game_event set period = 2`],
  ['deleted', sql`delete from game_event`],
  ['truncated', sql`truncate game_event`],
])('an event is never %s', async (_, statement) => {
  await expect(database.db.execute(statement)).rejects.toThrow();
  expect(await rowsOf(gameEvents)).toBeGreaterThan(0);
});

test('a player of another tenant cannot stand in a log', async () => {
  const stranger = await insertSmallLeague(database.db, `guest-${number}`, [`guest-${number}.test`]);
  const log = { ...smallLog({ ...ids, players: stranger.players }, fiba2024), hash: 'guests' };
  await expect(recordGameLog(scope, gameId, log)).rejects.toThrow();
});
