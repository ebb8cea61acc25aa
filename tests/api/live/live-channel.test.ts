import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventsMessage, liveBoard, liveGame } from '#lib/api/contract/live.ts';
import { createApi } from '#server/api/app.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { createLog } from '#server/log.ts';
import { type LiveServer, next, startLiveServer, subscribed } from '#tests/api/realtime/support/live-server.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { basket, event, openTable, type Table, tipOff } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: DatabaseConnection;
let live: LiveServer;
let table: Table;
let api: ReturnType<typeof createApi>;
beforeAll(async () => {
  database = await createTestDatabase();
  live = await startLiveServer(database);
  table = await openTable(database.db, 'league');
  api = createApi({ db: database.db, log: createLog('silent'), realtime: live.realtime, checkAnswers: true });
});
afterAll(async () => {
  await live.close();
  await database.close();
});

const send = (path: string, body: object, token = '') =>
  api.request(`http://league.test/api/v2/manage/games/${table.gameId}/${path}`, {
    method: path === 'sheet' ? 'PUT' : 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
const read = async (query = '') => {
  const response = await api.request(`http://league.test/api/v2/website/games/${table.gameId}/live${query}`);
  return liveGame.parse(await response.json());
};

test('recorded events are published on the channels of game and league, and can be read', async () => {
  const client = live.connect();
  const game = await subscribed(client, `game.${table.gameId}`);
  const league = await subscribed(client, `league.${table.ids.league}`);
  const token = await signInAs(table.scope, 'scorer');
  const heard = Promise.all([next(game, 'events'), next(league, 'board')]);
  const events = tipOff(table);
  const response = await send('events', { expectedSeq: 0, device: 'tablet', events }, token);
  expect(response.status).toBe(200);
  const [message, board] = await heard;
  expect(eventsMessage.parse(message)).toMatchObject({ from: 1, seq: 12, board: { state: 'live', seq: 12 } });
  expect(liveBoard.parse(board)).toMatchObject({ gameId: table.gameId, home: { score: 0, timeoutsLeft: 2 } });

  const all = await read();
  expect(all).toMatchObject({ seq: 12, profile: { id: 'fiba-2024' }, coaches: { home: 'Coach Beta' } });
  expect(all.events.map(({ id }) => id)).toEqual(events.map(({ id }) => id));
  expect(JSON.stringify(all)).not.toContain('tablet');
  expect(all.sheet.home[0]).toMatchObject({ number: '4' });
  expect((await read('?since=10')).events.map(({ seq }) => seq)).toEqual([11, 12]);
});

test('a steal is published to the game only, and too many events as a sequence number only', async () => {
  const client = live.connect();
  const game = await subscribed(client, `game.${table.gameId}`);
  const league = await subscribed(client, `league.${table.ids.league}`);
  const atLeague: unknown[] = [];
  league.bind('board', (board: unknown) => atLeague.push(board));
  const steal = { type: 'steal', side: 'home', person: table.person('home', 0) } as const;
  const first = next(game, 'events');
  await table.record([event(steal)], 12);
  expect(eventsMessage.parse(await first)).toMatchObject({ from: 13, seq: 13, events: [{ type: 'steal' }] });
  const second = next(game, 'events');
  const board = next(league, 'board');
  await table.record(
    Array.from({ length: 100 }, () => basket(table, 'home')),
    13,
  );
  expect(eventsMessage.parse(await second)).toMatchObject({ from: 14, seq: 113, events: null });
  await board;
  expect(atLeague).toEqual([expect.objectContaining({ seq: 113 })]);
});

test('a sheet that is changed during the game is told to everybody at it', async () => {
  const game = await subscribed(live.connect(), `game.${table.gameId}`);
  const token = await signInAs(table.scope, 'scorer');
  const heard = next(game, 'sheet');
  const [first, ...others] = table.sheet.home;
  const renumbered = first ? [{ ...first, number: '99' }, ...others] : others;
  expect((await send('sheet', { ...table.sheet, home: renumbered }, token)).status).toBe(200);
  expect(await heard).toMatchObject({ gameId: table.gameId });
  expect((await read()).sheet.home[0]).toMatchObject({ number: '99' });
});

test('writing requires a session and a role', async () => {
  const body = { expectedSeq: 0, device: 'tablet', events: tipOff(table) };
  expect((await send('events', body)).status).toBe(401);
  expect((await send('sheet', table.sheet)).status).toBe(401);
});
