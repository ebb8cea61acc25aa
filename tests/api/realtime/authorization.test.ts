import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#server/api/app.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { createLog } from '#server/log.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { openTable, type Table } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { type LiveServer, startLiveServer } from './support/live-server.ts';
import { openRawClient, type RawClient } from './support/raw-client.ts';

let database: DatabaseConnection;
let live: LiveServer;
let table: Table;
let stranger: Table;
let client: RawClient;
let socketId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  live = await startLiveServer(database);
  table = await openTable(database.db, 'league');
  stranger = await openTable(database.db, 'other');
  client = await openRawClient(live.port);
  socketId = JSON.parse(String((await client.hear('pusher:connection_established')).data)).socket_id;
});
afterAll(async () => {
  client.socket.terminate();
  await live.close();
  await database.close();
});

async function sign(channel: string, of: Table = table, socket = socketId) {
  const api = createApi({ db: database.db, log: createLog('silent'), realtime: live.realtime, checkAnswers: true });
  const host = of === table ? 'league.test' : 'other.test';
  const response = await api.request(`http://${host}/api/v2/manage/channels/authorize`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await signInAs(of.scope, 'admin')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ socketId: socket, channel }),
  });
  return { status: response.status, answer: await response.json() };
}
const subscribe = async (channel: string, more: object) => {
  client.say({ event: 'pusher:subscribe', data: { channel, ...more } });
  return client.hear('pusher:subscription_error');
};

test('only staff of the tenant can see who is at the scorer’s desk', async () => {
  const channel = `presence-desk.${table.gameId}`;
  const { answer } = await sign(channel);
  expect(JSON.parse(answer.channel_data)).toMatchObject({ user_info: { name: expect.any(String) } });
  expect((await sign(channel, stranger)).status).toBe(403);
  client.say({ event: 'pusher:subscribe', data: { channel, ...answer } });
  expect(await client.hear('pusher_internal:subscription_succeeded')).toMatchObject({ channel });
  client.say({ event: 'pusher:unsubscribe', data: { channel } });
});

test.each(['presence-desk.1', 'presence-user.1', 'private-desk.1', 'private-user.', 'game.1', 'presence-desk.', ''])(
  'nothing is signed for "%s"',
  async (channel) => {
    expect((await sign(channel)).status).toBe(403);
  },
);

test('a signature is good for its socket, its channel and its person, and for nothing else', async () => {
  const channel = `presence-desk.${table.gameId}`;
  const refused = { data: { type: 'AuthError', status: 401 } };
  const { answer } = await sign(channel, table, '1.2');
  expect(await subscribe(channel, answer)).toMatchObject(refused);
  const own = (await sign(channel)).answer;
  expect(await subscribe(`presence-desk.${stranger.gameId}`, own)).toMatchObject(refused);
  const somebody = JSON.stringify({ ...JSON.parse(own.channel_data), user_id: 'somebody' });
  expect(await subscribe(channel, { ...own, channel_data: somebody })).toMatchObject(refused);
  expect(await subscribe(channel, { auth: own.auth })).toMatchObject(refused);
});

test('the signature of a channel signs nobody in', async () => {
  const other = await openRawClient(live.port);
  await other.hear('pusher:connection_established');
  const { answer } = await sign(`presence-desk.${table.gameId}`);
  other.say({ event: 'pusher:signin', data: { auth: answer.auth, user_data: '{"id":"u1"}' } });
  expect(await other.ended).toBe(4009);
});
