import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type GraphicsState, graphicsState } from '#lib/api/contract/graphics.ts';
import { type GraphicsBoard, graphicsBoard } from '#lib/api/contract/graphics-board.ts';
import { createApi } from '#server/api/app.ts';
import { addDeviceKey } from '#server/auth/devices/device-keys.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { gameGraphics, gamePictures } from '#server/db/schema/game-graphics.ts';
import { games } from '#server/db/schema/games.ts';
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
const [mine, theirs] = [randomUUID(), randomUUID()];
beforeAll(async () => {
  database = await createTestDatabase();
  live = await startLiveServer(database);
  table = await openTable(database.db, 'league');
  other = await openTable(database.db, 'other');
  await database.db
    .update(games)
    .set({ venueId: table.ids.venue, tipOffAt: new Date(Date.now() + 3_600_000) })
    .where(eq(games.id, table.gameId));
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
  await database.db.delete(gamePictures);
});

const post = (path: string, body: object, token: string | null = scorer) =>
  api.request(`http://league.test/api/v2/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
const change = (body: object) => post(`manage/games/${table.gameId}/graphics`, body);
const show = (graphic: string, more: object = {}) => change({ action: 'show', graphic, ...more });
const press = (action: string) =>
  api.request(`http://league.test/api/v2/manage/venues/hall/graphics/${action}?key=${key}`);
const watch = async (page: string, more: object = {}): Promise<GraphicsBoard> =>
  graphicsBoard.parse(await (await post(`manage/games/${table.gameId}/graphics/board`, { page, ...more })).json());
const asked = async (): Promise<GraphicsState> =>
  graphicsState.parse(
    await (await api.request(`http://league.test/api/v2/website/games/${table.gameId}/graphics`)).json(),
  );
const onAir = async () => (await asked()).shown.map(({ graphic }) => graphic);
const report = (picture: string, more: object = {}, gameId = table.gameId) =>
  post(
    `website/games/${gameId}/graphics/pictures/${picture}`,
    { fixed: null, isStale: false, waiting: [], ...more },
    null,
  );

test('each step is undone and redone, whoever made it, until another one is made', async () => {
  expect(await asked()).toMatchObject({ canUndo: false, canRedo: false });
  await show('standings');
  await press('leaders/show');
  await change({ action: 'alerts', lead: false });
  await change({ action: 'undo' });
  expect((await asked()).alerts.lead).toBe(true);
  await change({ action: 'undo' });
  expect(await onAir()).toEqual(['scorebug', 'standings']);
  await press('all/undo');
  expect(await onAir()).toEqual(['scorebug']);
  expect(await asked()).toMatchObject({ canUndo: false, canRedo: true });
  await press('all/redo');
  await change({ action: 'redo' });
  expect(await onAir()).toEqual(['scorebug', 'leaders']);
  await change({ action: 'undo' });
  await show('comparison');
  expect(await asked()).toMatchObject({ canUndo: true, canRedo: false, version: 10 });
});

test('going back brings nothing that has gone by itself, and passes over what changed nothing', async () => {
  await show('standings');
  await show('leaders', { seconds: 60 });
  await show('leaders', { seconds: 60 });
  await change({ action: 'hide-all' });
  const [row] = await database.db.select().from(gameGraphics);
  const hideAt = new Date(Date.now() - 1).toISOString();
  const past = (row?.past ?? []).map((step) => ({
    ...step,
    shown: step.shown.map((one) => (one.hideAt ? { ...one, hideAt } : one)),
  }));
  await database.db.update(gameGraphics).set({ past });
  await change({ action: 'undo' });
  expect(await onAir()).toEqual(['scorebug']);
  await change({ action: 'undo' });
  expect(await onAir()).toEqual(['scorebug', 'standings']);
});

test('a step without one to go to changes nothing', async () => {
  const before = await asked();
  expect((await change({ action: 'undo' })).status).toBe(200);
  expect((await change({ action: 'redo' })).status).toBe(200);
  expect((await asked()).shown).toEqual(before.shown);
});

test('while a page has the board another one is refused with the name of who has it, and changes nothing', async () => {
  expect((await watch(mine)).holder).toBeNull();
  const channel = await subscribed(live.connect(), `game.${table.gameId}`);
  const heard = next(channel, 'graphics-board');
  expect((await watch(mine, { wish: 'take' })).holder).toMatchObject({ isThisPage: true, buttons: true });
  expect(await heard).toEqual({ gameId: table.gameId });
  const seen = (await watch(theirs)).holder;
  expect(seen).toMatchObject({ isThisPage: false });
  for (const body of [{ page: theirs }, {}]) {
    const refused = await show('leaders', body);
    expect([refused.status, await refused.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'conflict',
        message: expect.stringContaining(`${seen?.name} has the graphics board`),
      }),
    ]);
  }
  expect((await change({ action: 'hide-all', page: theirs })).status).toBe(409);
  expect((await asked()).version).toBe(0);
  expect((await show('leaders', { page: mine })).status).toBe(200);
});

test('the board is taken over, and given back by who has it only', async () => {
  await watch(mine, { wish: 'take' });
  expect((await watch(theirs, { wish: 'leave' })).holder).toMatchObject({ isThisPage: false });
  expect((await watch(theirs, { wish: 'take' })).holder).toMatchObject({ isThisPage: true });
  expect((await show('leaders', { page: mine })).status).toBe(409);
  expect((await show('leaders', { page: theirs })).status).toBe(200);
  expect((await watch(theirs, { wish: 'leave' })).holder).toBeNull();
  expect((await show('standings', { page: mine })).status).toBe(200);
});

test('the board of a page without heartbeat is released', async () => {
  await watch(mine, { wish: 'take' });
  const silentFor = async (ms: number) => {
    const [row] = await database.db.select().from(gameGraphics);
    if (!row?.holder) throw new Error('Nobody has the board.');
    await database.db.update(gameGraphics).set({ holder: { ...row.holder, heardAt: Date.now() - ms } });
  };
  await silentFor(8_000);
  expect((await show('leaders', { page: theirs })).status).toBe(409);
  await silentFor(15_000);
  expect((await show('leaders', { page: theirs })).status).toBe(200);
  expect((await watch(theirs)).holder).toBeNull();
});

test('buttons of hardware act beside who has the board unless they are locked out; all off is never refused to them', async () => {
  await watch(mine, { wish: 'take' });
  expect((await press('leaders/show')).status).toBe(200);
  expect((await watch(mine, { buttons: false })).holder).toMatchObject({ buttons: false });
  expect((await press('standings/show')).status).toBe(409);
  expect((await press('all/undo')).status).toBe(409);
  expect(await onAir()).toEqual(['scorebug', 'leaders']);
  expect((await press('all/hide')).status).toBe(200);
  expect(await onAir()).toEqual([]);
});

test('only staff of the league takes the board of its own games', async () => {
  const board = (gameId: string, token: string | null) =>
    post(`manage/games/${gameId}/graphics/board`, { page: mine, wish: 'take' }, token);
  expect((await board(table.gameId, null)).status).toBe(401);
  expect((await board(table.gameId, key)).status).toBe(401);
  expect((await board(table.gameId, await signInAs(other.scope, 'admin'))).status).toBe(401);
  expect((await board(other.gameId, scorer)).status).toBe(404);
  expect((await press('standings/undo')).status).toBe(400);
});

test('a page that reports its state is listed until it is silent for a minute', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  expect((await report(first)).status).toBe(200);
  await report(second, { fixed: ['standings'], isStale: true, waiting: ['standings'] });
  await report(first, { waiting: ['player'] });
  const { pictures } = await watch(mine);
  expect(pictures).toMatchObject([
    { id: first, fixed: null, isStale: false, waiting: ['player'] },
    { id: second, fixed: ['standings'], isStale: true },
  ]);
  await database.db.update(gamePictures).set({ heardAt: new Date(Date.now() - 61_000) });
  expect((await watch(mine)).pictures).toEqual([]);
});

test('strangers cannot fill the list of pictures: the oldest go, and a report is of a known form and game', async () => {
  const own = randomUUID();
  for (let index = 0; index < 25; index++) await report(randomUUID());
  await report(own);
  const { pictures } = await watch(mine);
  expect([pictures.length, pictures[0]?.id]).toEqual([20, own]);
  expect(await database.db.$count(gamePictures)).toBe(20);
  expect((await report('guess')).status).toBe(404);
  expect((await report(own, { waiting: ['fireworks'] })).status).toBe(400);
  expect((await report(own, {}, other.gameId)).status).toBe(404);
});
