import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type GraphicsState, graphicsState } from '#lib/api/contract/graphics.ts';
import { venueNow } from '#lib/api/contract/timer.ts';
import { createApi } from '#server/api/app.ts';
import { addDeviceKey } from '#server/auth/devices/device-keys.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { gameGraphics } from '#server/db/schema/game-graphics.ts';
import { games } from '#server/db/schema/games.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { createLog } from '#server/log.ts';
import { type LiveServer, next, startLiveServer, subscribed } from '#tests/api/realtime/support/live-server.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { openTable, type Table } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let live: LiveServer;
let table: Table;
let other: Table;
let api: ReturnType<typeof createApi>;
let scorer: string;
let key: string;
beforeAll(async () => {
  database = await createTestDatabase();
  live = await startLiveServer(database);
  table = await openTable(database.db, 'league');
  other = await openTable(database.db, 'other');
  for (const { gameId, ids } of [table, other])
    await database.db
      .update(games)
      .set({ venueId: ids.venue, tipOffAt: new Date(Date.now() + 3_600_000) })
      .where(eq(games.id, gameId));
  api = createApi({ db: database.db, log: createLog('silent'), realtime: live.realtime, checkAnswers: true });
  scorer = await signInAs(table.scope, 'scorer');
  key = await addDeviceKey(table.scope, 'hall', 'buttons', 'graphics');
});
afterAll(async () => {
  await live.close();
  await database.close();
});
beforeEach(async () => {
  await database.db.delete(gameGraphics);
});

const call = (path: string, init: RequestInit = {}) => api.request(`http://league.test/api/v2/${path}`, init);
const asked = async (gameId = table.gameId): Promise<GraphicsState> =>
  graphicsState.parse(await (await call(`website/games/${gameId}/graphics`)).json());
const change = (body: object, { token = scorer, gameId = table.gameId } = {}) =>
  call(`manage/games/${gameId}/graphics`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
const press = (action: string, { with: secret = key, method = 'GET' } = {}) =>
  call(`manage/venues/hall/graphics/${action}${action.includes('?') ? '&' : '?'}key=${secret}`, { method });
const onAir = ({ shown }: GraphicsState) => shown.map(({ graphic }) => graphic);

test('before anybody has decided the score is on air and moments are announced', async () => {
  expect(await asked()).toMatchObject({
    version: 0,
    shown: [{ graphic: 'scorebug', hideAt: null }],
    alerts: { run: true, lead: true, milestone: true },
  });
});

test('a shown graphic is durable, is published on the game’s channel, and replaces its layer', async () => {
  const channel = await subscribed(live.connect(), `game.${table.gameId}`);
  const heard = next(channel, 'graphics');
  const personId = table.person('away', 2);
  expect((await change({ action: 'show', graphic: 'player', person: personId })).status).toBe(200);
  const expected = { version: 1, shown: [{ graphic: 'scorebug' }, { graphic: 'player', side: 'away', personId }] };
  expect(graphicsState.parse(await heard)).toMatchObject(expected);
  expect(await asked()).toMatchObject(expected);
  await change({ action: 'show', graphic: 'coach', side: 'home' });
  await change({ action: 'show', graphic: 'standings' });
  expect(onAir(await asked())).toEqual(['scorebug', 'coach', 'standings']);
  await change({ action: 'hide', graphic: 'coach' });
  await change({ action: 'toggle', graphic: 'standings' });
  expect(onAir(await asked())).toEqual(['scorebug']);
  await change({ action: 'hide-all' });
  expect(await asked()).toMatchObject({ version: 6, shown: [] });
});

test('a graphic with a time goes by itself', async () => {
  const before = Date.now();
  await change({ action: 'show', graphic: 'leaders', seconds: 8 });
  const { shown } = await asked();
  const hideAt = Date.parse(shown.at(-1)?.hideAt ?? '');
  expect(hideAt - before).toBeGreaterThanOrEqual(8_000);
  expect(hideAt - before).toBeLessThan(20_000);
  const past = shown.map((one) => ({ ...one, hideAt: new Date(before - 1).toISOString() }));
  await database.db.update(gameGraphics).set({ shown: past });
  expect(onAir(await asked())).toEqual([]);
});

test('each kind of announcement can be switched off', async () => {
  await change({ action: 'alerts', lead: false });
  expect((await asked()).alerts).toEqual({ run: true, lead: false, milestone: true });
});

test('two simultaneous commands both take effect', async () => {
  const names = ['leaders', 'player', 'coach', 'standings', 'sponsors'];
  await Promise.all(
    names.map((graphic) => change({ action: 'show', graphic, side: 'home', person: table.person('home', 0) })),
  );
  const { version, shown } = await asked();
  expect([version, shown.length]).toEqual([names.length, 3]);
});

test.each([
  [{ action: 'show', graphic: 'fireworks' }, 'graphic'],
  [{ action: 'show', graphic: 'starting-five' }, 'side'],
  [{ action: 'show', graphic: 'player' }, 'person'],
  [{ action: 'show', graphic: 'player', side: 'home', number: '77' }, 'number'],
  [{ action: 'show', graphic: 'player', person: '0b7f3a52-54a5-4d0c-8f5b-8f0a51f7a0aa' }, 'person'],
  [{ action: 'show', graphic: 'leaders', seconds: 0 }, 'seconds'],
  [{ action: 'explode' }, 'action'],
])('%o is refused with the place of the fault, and changes nothing', async (body, path) => {
  const response = await change(body);
  expect([response.status, await response.json()]).toEqual([
    400,
    expect.objectContaining({ code: 'bad-request', issues: [expect.objectContaining({ path })] }),
  ]);
  expect((await asked()).version).toBe(0);
});

test('only staff of the league decides, and only about its own games', async () => {
  const show = { action: 'show', graphic: 'leaders' };
  expect((await change(show, { token: '' })).status).toBe(401);
  expect((await change(show, { token: key })).status).toBe(401);
  expect((await change(show, { token: await signInAs(other.scope, 'admin') })).status).toBe(401);
  expect((await change(show, { gameId: other.gameId })).status).toBe(404);
  expect((await call(`website/games/${other.gameId}/graphics`)).status).toBe(404);
});

test('a button of the venue controls its current game, by GET and by POST', async () => {
  expect((await press('player/show?side=home&number=5&seconds=10')).status).toBe(200);
  expect(await asked()).toMatchObject({
    shown: [{ graphic: 'scorebug' }, { graphic: 'player', side: 'home', personId: table.person('home', 1) }],
  });
  expect((await press('player/hide', { method: 'POST' })).status).toBe(200);
  expect(onAir(await asked())).toEqual(['scorebug']);
  expect((await press('standings/toggle')).headers.get('cache-control')).toBe('no-store');
  expect((await press('all/hide')).status).toBe(200);
  expect(onAir(await asked())).toEqual([]);
});

test('the pages of a venue know whose graphics are broadcast before the game begins', async () => {
  const ask = async () => venueNow.parse(await (await call('website/venues/hall/now?locale=en')).json());
  expect(await ask()).toMatchObject({ game: null, onAir: { id: table.gameId } });
});

test('staff makes a key for graphics, which does nothing else', async () => {
  const made = await call('manage/venues/hall/graphics-keys', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${scorer}` },
    body: JSON.stringify({ name: 'tablet' }),
  });
  const { key: fresh } = await made.json();
  expect((await press('standings/show', { with: fresh })).status).toBe(200);
  const timer = await call('manage/venues/hall/timer', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${fresh}` },
    body: JSON.stringify({ gameClock: { running: true, remainingMs: 500 }, shotClock: null }),
  });
  expect(timer.status).toBe(401);
});

test('a button with a wrong key, of another venue, or for something missing does nothing', async () => {
  const foreign = await addDeviceKey(other.scope, 'hall', 'buttons', 'graphics');
  const clocks = await addDeviceKey(table.scope, 'hall', 'scoreboard');
  for (const wrong of ['guess', foreign, clocks]) {
    expect((await press('standings/show', { with: wrong })).status).toBe(401);
  }
  expect((await call('manage/venues/hall/graphics/standings/show')).status).toBe(401);
  expect((await press('fireworks/show')).status).toBe(404);
  expect((await press('standings/explode')).status).toBe(404);
  expect((await press('all/show')).status).toBe(400);
  expect((await press(`standings/show?game=${other.gameId}`)).status).toBe(404);
  const [elsewhere] = await database.db
    .update(games)
    .set({ venueId: null })
    .where(ofTenant(table.scope, games, eq(games.slug, 'a-b')))
    .returning();
  expect((await press(`standings/show?game=${elsewhere?.id}`)).status).toBe(403);
  expect((await asked()).version).toBe(0);
});
