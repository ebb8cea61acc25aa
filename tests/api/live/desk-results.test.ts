import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { getLiveGame } from '#server/league/live/get-live-game.ts';
import { listResultHistory } from '#server/league/result/list-history.ts';
import { setResult } from '#server/league/result/set-result.ts';
import { settleSilentGames } from '#server/league/result/settle-silent-games.ts';
import { withdrawResult } from '#server/league/result/withdraw-result.ts';
import { basket, event, openTable, type Table, tipOff } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let table: Table;
let count = 0;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  count += 1;
  table = await openTable(database.db, `league-${count}`);
});
afterAll(() => database.close());

const gameOf = async (id = table.gameId) =>
  (await database.db.select().from(games).where(eq(games.id, id)))[0] ?? expect.fail('no game');
const pointsOf = async (id = table.gameId) => {
  const lines = await database.db.select().from(gamePlayerStats).where(eq(gamePlayerStats.gameId, id));
  return lines.reduce((sum, { points }) => sum + points, 0);
};
const log = { error: (entry: unknown) => expect.fail(JSON.stringify(entry)) };
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const reason = 'the table was wrong';

/** Plays a game that home wins 2–0 and certifies it; returns the last number of its log. */
async function certify(): Promise<number> {
  const played = [...tipOff(table), basket(table, 'home'), event({ type: 'period-end' }, { clockMs: 0 })];
  const ending = [event({ type: 'game-end' }, { clockMs: 0 }), event({ type: 'finalised' }, { clockMs: 0 })];
  const { seq } = await table.record([...played, ...ending], 0);
  return seq;
}

test('certifying a game states its result, and reopening withdraws it with the reason', async () => {
  const seq = await certify();
  expect(await gameOf()).toMatchObject({ state: 'final', homeScore: 2, coverage: 'log' });
  await table.record([event({ type: 'reopened', reason: 'a basket is missing' }, { clockMs: 0 })], seq);
  expect(await gameOf()).toMatchObject({ state: 'live' });
  const more = [basket(table, 'home', 1, { clockMs: 0 }), event({ type: 'finalised' }, { clockMs: 0 })];
  await table.record(more, seq + 1);
  expect(await gameOf()).toMatchObject({ state: 'final', homeScore: 4 });
  expect((await listResultHistory(table.scope, table.gameId)).history).toMatchObject([
    { kind: 'certified', source: 'desk', score: { home: 4 }, standing: 'result' },
    { kind: 'certified', source: 'desk', score: { home: 2 }, withdrawn: { reason: 'a basket is missing' } },
  ]);
});

test('a result corrected by hand stays when the desk adds a remark, and its board shows it', async () => {
  const seq = await certify();
  await setResult(table.scope, table.gameId, { kind: 'result', home: 3, away: 0, reason });
  expect(await pointsOf()).toBe(0);
  await table.record([event({ type: 'note', source: 'late' }, { clockMs: 0 })], seq, 'admin');
  expect(await gameOf()).toMatchObject({ state: 'final', homeScore: 3, coverage: 'score' });
  expect(await pointsOf()).toBe(0);
  const scope = { ...table.scope, host: 'league.test', locale: 'en', fallbackLocale: 'en' } as const;
  const { board } = await getLiveGame(scope, table.gameId, { since: 0 });
  expect(board).toMatchObject({ state: 'final', home: { score: 3 } });
  await withdrawResult(table.scope, table.gameId, { reason: 'the table was right' });
  expect(await gameOf()).toMatchObject({ homeScore: 2, coverage: 'log' });
  expect(await pointsOf()).toBe(2);
});

test('a forfeit at the desk is lifted by the office, and the game goes on', async () => {
  const started = await table.record(tipOff(table), 0);
  await table.record([event({ type: 'forfeit', guilty: 'away' })], started.seq);
  expect(await gameOf()).toMatchObject({ state: 'forfeited', homeScore: 20 });
  await withdrawResult(table.scope, table.gameId, { reason: 'the bus was late' });
  expect(await gameOf()).toMatchObject({ state: 'unconfirmed', guilty: null });
  await setResult(table.scope, table.gameId, { kind: 'result', home: 70, away: 66 });
  expect(await gameOf()).toMatchObject({ state: 'final', homeScore: 70 });
});

test('a live game without life awaits confirmation, and an event brings it back', async () => {
  const old = tipOff(table).map((one) => ({ ...one, wallTime: hoursAgo(6) }));
  const { seq } = await table.record(old, 0);
  expect(await gameOf()).toMatchObject({ state: 'live' });
  await settleSilentGames(database.db, log);
  await settleSilentGames(database.db, log);
  expect(await gameOf()).toMatchObject({ state: 'unconfirmed', liveClock: null });
  await table.record([basket(table, 'home')], seq);
  expect(await gameOf()).toMatchObject({ state: 'live', homeScore: 2 });
});

test('a live game with an event of the last hours stays live', async () => {
  const events = tipOff(table).map((one) => ({ ...one, wallTime: hoursAgo(6) }));
  await table.record([...events, { ...basket(table, 'home'), wallTime: hoursAgo(1) }], 0);
  await settleSilentGames(database.db, log);
  expect(await gameOf()).toMatchObject({ state: 'live' });
});

test('a suspended game is left to those who suspended it', async () => {
  const old = [...tipOff(table), event({ type: 'suspended' })].map((one) => ({ ...one, wallTime: hoursAgo(30) }));
  await table.record(old, 0);
  await settleSilentGames(database.db, log);
  expect(await gameOf()).toMatchObject({ state: 'suspended' });
});
