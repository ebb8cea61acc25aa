import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { timer, venueNow } from '#lib/api/contract/timer.ts';
import { createApi } from '#server/api/app.ts';
import { addDeviceKey } from '#server/auth/devices/device-keys.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { games } from '#server/db/schema/games.ts';
import { venueClocks } from '#server/db/schema/venue-clocks.ts';
import { createLog } from '#server/log.ts';
import { type LiveServer, next, startLiveServer, subscribed } from '#tests/api/realtime/support/live-server.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { event, openTable, type Table, tipOff } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let live: LiveServer;
let table: Table;
let api: ReturnType<typeof createApi>;
beforeAll(async () => {
  database = await createTestDatabase();
  live = await startLiveServer(database);
  table = await openTable(database.db, 'league');
  await database.db.update(games).set({ venueId: table.ids.venue }).where(eq(games.id, table.gameId));
  api = createApi({ db: database.db, log: createLog('silent'), realtime: live.realtime, checkAnswers: true });
});
afterAll(async () => {
  await live.close();
  await database.close();
});

const call = (path: string, init: RequestInit = {}) => api.request(`http://league.test/api/v2/${path}`, init);
const ask = async (query: string) => timer.parse(await (await call(`website/timer?${query}`)).json());
const put = (token: string, body: object = { gameClock: { running: true, remainingMs: 500 }, shotClock: null }) =>
  call('manage/venues/hall/timer', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

test('between games a venue has no clocks, and its screens show the next game', async () => {
  expect(await ask('venue=hall')).toMatchObject({ source: 'none', gameId: null, gameClock: null });
  const now = venueNow.parse(await (await call('website/venues/hall/now')).json());
  expect(now).toMatchObject({ game: null, board: null, next: [{ id: table.gameId }] });
});

test('the scorer’s desk controls the clocks of its game and of the venue', async () => {
  await table.record(tipOff(table), 0);
  const at = new Date(Date.now() - 5000).toISOString();
  const start = event({ type: 'clock', change: 'start' }, { clockMs: 600_000, wallTime: at });
  const reset = event({ type: 'shot-clock', change: 'reset-24' }, { wallTime: at });
  await table.record([start, reset], 12);
  const expected = {
    source: 'desk',
    gameId: table.gameId,
    period: 1,
    gameClock: { running: true, remainingMs: 600_000, at },
    shotClock: { running: false, remainingMs: 24_000 },
  };
  expect(await ask(`game=${table.gameId}`)).toMatchObject(expected);
  expect(await ask('venue=hall')).toMatchObject(expected);
  const now = venueNow.parse(await (await call('website/venues/hall/now?locale=en')).json());
  expect(now).toMatchObject({ game: { id: table.gameId, state: 'live' }, board: { clock: { running: true } } });
});

test('hardware of the venue controls them with its key, takes over at once, and loses control when it is silent', async () => {
  const key = await addDeviceKey(table.scope, 'hall', 'scoreboard');
  const client = live.connect();
  const hall = await subscribed(client, `venue.${table.ids.venue}`);
  const heard = next(hall, 'timer');
  const body = {
    period: 2,
    gameClock: { running: true, remainingMs: 61_000 },
    shotClock: { running: false, remainingMs: 14_000 },
  };
  expect((await put(key, body)).status).toBe(200);
  const expected = {
    source: 'hardware',
    gameId: table.gameId,
    period: 2,
    gameClock: { running: true, remainingMs: 61_000 },
  };
  expect(timer.parse(await heard)).toMatchObject(expected);
  expect(await ask('venue=hall')).toMatchObject(expected);
  expect(await ask(`game=${table.gameId}`)).toMatchObject(expected);
  await database.db.update(venueClocks).set({ toldAt: new Date(Date.now() - 31_000) });
  expect(await ask('venue=hall')).toMatchObject({ source: 'desk', period: 1 });
});

test('nothing else sets the clocks', async () => {
  const other = await openTable(database.db, 'other');
  const foreign = await addDeviceKey(other.scope, 'hall', 'scoreboard');
  expect((await put('guess')).status).toBe(401);
  expect((await put(foreign)).status).toBe(401);
  expect((await put(await signInAs(table.scope, 'scorer'))).status).toBe(200);
  const replaced = await addDeviceKey(table.scope, 'hall', 'old');
  await addDeviceKey(table.scope, 'hall', 'old');
  expect((await put(replaced)).status).toBe(401);
});

test.each(['', 'game=x', 'venue=hall&game=0b7f3a52-54a5-4d0c-8f5b-8f0a51f7a0aa'])(
  '"%s" asks for nothing',
  async (query) => {
    expect((await call(`website/timer?${query}`)).status).toBe(400);
  },
);
