import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffRole } from '#lib/api/contract/staff.ts';
import { createApi } from '#server/api/app.ts';
import { authorizeChannel } from '#server/auth/authorize-channel.ts';
import { findBearerHolder } from '#server/auth/bearer-holder.ts';
import { addServiceToken, listServiceTokens, revokeServiceToken } from '#server/auth/service-tokens.ts';
import { endSession } from '#server/auth/sessions.ts';
import { listSessions, revokeSession } from '#server/auth/staff/list-sessions.ts';
import { removeStaff } from '#server/auth/staff/remove-staff.ts';
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

async function sign(
  channel: string,
  of: Table = table,
  socket = socketId,
  device?: { id: string; duty: string },
  role: StaffRole = 'admin',
) {
  const api = createApi({ db: database.db, log: createLog('silent'), realtime: live.realtime, checkAnswers: true });
  const host = of === table ? 'league.test' : 'other.test';
  const response = await api.request(`http://${host}/api/v2/manage/channels/authorize`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await signInAs(of.scope, role)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ socketId: socket, channel, device }),
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

test('the devices of one member at a desk are told apart, each with what it does', async () => {
  const channel = `presence-desk.${table.gameId}`;
  const [clock, statistics] = await Promise.all([
    sign(channel, table, socketId, { id: 'd1', duty: 'game-clock' }),
    sign(channel, table, socketId, { id: 'd2', duty: 'statistics' }),
  ]);
  const [first, second] = [clock, statistics].map(({ answer }) => JSON.parse(answer.channel_data));
  expect([first.user_info.duty, second.user_info.duty]).toEqual(['game-clock', 'statistics']);
  expect(first.user_id).not.toBe(second.user_id);
  expect((await sign(channel, table, socketId, { id: 'd1', duty: 'referee' })).status).toBe(400);
});

test('those who may change a record see each other, in their own league only', async () => {
  const channel = `presence-office.${table.ids.tenantId}.game.${table.gameId}`;
  const { answer } = await sign(channel);
  expect(JSON.parse(answer.channel_data)).toMatchObject({ user_info: { name: expect.any(String) } });
  expect((await sign(channel, stranger)).status).toBe(403);
  expect((await sign(`presence-office.${table.ids.tenantId}.look.site`)).status).toBe(200);
  expect((await sign(`presence-office.${table.ids.tenantId}.session.1`)).status).toBe(403);
  expect((await sign(channel, table, socketId, undefined, 'scorer')).status).toBe(200);
  const season = `presence-office.${table.ids.tenantId}.season.${table.ids.season}`;
  expect((await sign(season, table, socketId, undefined, 'scorer')).status).toBe(403);
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

/** A socket at the desk of the game with what a bearer signs, on one of two servers of the database. */
async function sitDown(server: LiveServer, bearer: string) {
  const socket = await openRawClient(server.port);
  const { data } = await socket.hear('pusher:connection_established');
  const socketId: string = JSON.parse(String(data)).socket_id;
  const channel = `presence-desk.${table.gameId}`;
  const holder = await findBearerHolder(table.scope, bearer);
  const signed = await authorizeChannel(table.scope, server.realtime, holder, { socketId, channel });
  socket.say({ event: 'pusher:subscribe', data: { channel, ...signed } });
  await socket.hear('pusher_internal:subscription_succeeded');
  return { socket, socketId, channel, holder, signed };
}
const newest = async () => (await listSessions(table.scope))[0]?.id ?? '';

test.each<[string, (bearer: string) => Promise<void>]>([
  ['a revoked session', async () => revokeSession(table.scope, await newest())],
  ['a session that signs out', (bearer) => endSession(table.scope, bearer)],
  ['somebody who is staff no more', () => removeStaff(table.scope, 'scorer@league.test')],
])('the sockets of %s are closed on every server, and no others', async (_who, end) => {
  const second = await startLiveServer(database);
  const stays = await sitDown(second, await signInAs(table.scope, 'admin'));
  const bearer = await signInAs(table.scope, 'scorer');
  const sockets = [await sitDown(live, bearer), await sitDown(second, bearer)];
  await end(bearer);
  expect(await Promise.all(sockets.map(({ socket }) => socket.ended))).toEqual([4200, 4200]);
  const removed = await stays.socket.hear('pusher_internal:member_removed');
  expect(removed).toMatchObject({ data: expect.stringContaining(sockets[0]?.holder.member.userId ?? '-') });
  stays.socket.say({ event: 'pusher:ping' });
  await stays.socket.hear('pusher:pong');
  stays.socket.socket.terminate();
  await second.close();
});

test('a socket whose signature was given before the revocation, and used by nobody yet, is closed too', async () => {
  const socket = await openRawClient(live.port);
  const { data } = await socket.hear('pusher:connection_established');
  const holder = await findBearerHolder(table.scope, await signInAs(table.scope, 'scorer'));
  const input = { socketId: JSON.parse(String(data)).socket_id, channel: `private-user.${holder.member.userId}` };
  await authorizeChannel(table.scope, live.realtime, holder, input);
  await revokeSession(table.scope, holder.credentialId);
  expect(await socket.ended).toBe(4200);
  await expect(authorizeChannel(table.scope, live.realtime, holder, input)).rejects.toMatchObject({
    code: 'unauthorized',
  });
});

test('a revocation that is rolled back closes nothing; one that may have been missed has sockets authorized again', async () => {
  const seat = await sitDown(live, await signInAs(table.scope, 'admin'));
  const reader = await openRawClient(live.port);
  await reader.hear('pusher:connection_established');
  await database.db
    .transaction(async (db) => {
      await revokeSession({ ...table.scope, db }, seat.holder.credentialId);
      throw new Error('no');
    })
    .catch(() => undefined);
  expect((await findBearerHolder(table.scope, await signInAs(table.scope, 'admin'))).member.roles).toEqual(['admin']);
  seat.socket.say({ event: 'pusher:ping' });
  await seat.socket.hear('pusher:pong');
  await database.pool.query(`select pg_notify('courtside_live', 'not a notice')`);
  expect(await seat.socket.ended).toBe(4200);
  reader.say({ event: 'pusher:ping' });
  await reader.hear('pusher:pong');
  reader.socket.terminate();
});

test('the sockets of a machine close with its token', async () => {
  const token = await addServiceToken(table.scope, { name: 'feed', role: 'scorer' });
  const { socket } = await sitDown(live, token);
  const [listed] = await listServiceTokens(table.scope);
  await revokeServiceToken(table.scope, listed?.id ?? '');
  expect(await socket.ended).toBe(4200);
});
