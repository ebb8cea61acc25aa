import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { limits } from '#server/realtime/broker/limits.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { type LiveServer, next, startLiveServer } from './support/live-server.ts';
import { openRawClient } from './support/raw-client.ts';

let database: DatabaseConnection;
let live: LiveServer;
beforeAll(async () => {
  database = await createTestDatabase();
  live = await startLiveServer(database);
});
afterAll(async () => {
  await live.close();
  await database.close();
});

const subscribe = (channel: string, more = {}) => ({ event: 'pusher:subscribe', data: { channel, ...more } });

test.each([
  ['/app/other-key?protocol=7', 4001],
  ['/app/public-key/more?protocol=7', 4005],
  ['/app/public-key?protocol=4', 4007],
  ['/app/public-key', 4008],
])('%s is refused with %i', async (path, code) => {
  const client = await openRawClient(live.port, path);
  expect(await client.hear('pusher:error')).toMatchObject({ data: { code } });
  expect(await client.ended).toBe(code);
});

test('the official client stays away after a wrong key', async () => {
  const client = live.connect({ key: 'other-key' });
  await next(client.connection, 'disconnected');
  client.disconnect();
});

test('the handshake has socket id and activity timeout, and a ping is answered', async () => {
  const client = await openRawClient(live.port);
  const { data } = await client.hear('pusher:connection_established');
  expect(JSON.parse(String(data))).toEqual({
    socket_id: expect.stringMatching(/^\d+\.\d+$/),
    activity_timeout: 30,
  });
  client.say({ event: 'pusher:ping', data: {} });
  expect(await client.hear('pusher:pong')).toMatchObject({ event: 'pusher:pong' });
  client.socket.close();
});

test.each([
  ['no JSON', '{'],
  ['an unknown event', { event: 'pusher:nothing' }],
  ['an event of the client', { event: 'client-shout', channel: 'private-a', data: {} }],
  ['a subscription without a channel', { event: 'pusher:subscribe', data: {} }],
])('%s is answered with an error, and the connection stays', async (_, message) => {
  const client = await openRawClient(live.port);
  client.say(message);
  expect(await client.hear('pusher:error')).toMatchObject({ data: { code: null, message: expect.any(String) } });
  client.say({ event: 'pusher:ping' });
  await client.hear('pusher:pong');
  client.socket.close();
});

test.each([
  ['a b', { type: 'InvalidChannel', status: 400 }],
  ['x'.repeat(165), { type: 'InvalidChannel', status: 400 }],
  ['private-user.1', { type: 'AuthError', status: 401 }],
  ['presence-desk.1', { type: 'AuthError', status: 401 }],
  ['#server-to-user-1', { type: 'AuthError', status: 401 }],
])('nobody enters "%s" without being let in', async (channel, data) => {
  const client = await openRawClient(live.port);
  client.say(subscribe(channel));
  expect(await client.hear('pusher:subscription_error')).toMatchObject({ channel, data });
  client.socket.close();
});

test('a connection has so many channels and no more', async () => {
  const client = await openRawClient(live.port);
  for (let number = 0; number <= limits.channelsPerSocket; number += 1) client.say(subscribe(`many.${number}`));
  expect(await client.hear('pusher:subscription_error')).toMatchObject({ data: { type: 'LimitReached' } });
  client.socket.close();
});

test('a client that sends too many messages is closed with "come back later"', async () => {
  const client = await openRawClient(live.port);
  // Many more than the burst: while they are read, the server lets some more through.
  for (let number = 0; number <= 4 * limits.burst; number += 1) client.say({ event: 'pusher:ping' });
  expect(await client.ended).toBe(4100);
});

test('a message that is too long ends the connection', async () => {
  const client = await openRawClient(live.port);
  client.say('x'.repeat(limits.messageBytes + 1));
  expect(await client.ended).toBe(1009);
});

test('a client that does not read is cut off, and the others go on', async () => {
  const slow = await openRawClient(live.port);
  slow.say(subscribe('game.busy'));
  await slow.hear('pusher_internal:subscription_succeeded');
  slow.socket.pause();
  const data = 'x'.repeat(9000);
  const event = { channel: 'game.busy', name: 'events', data };
  for (let sent = 0; sent < 120; sent += 1)
    await live.pusher.triggerBatch(Array.from({ length: 10 }, () => ({ ...event })));
  await expect
    .poll(async () => (await live.pusher.get({ path: '/channels/game.busy' })).json())
    .toEqual({ occupied: false });
  slow.socket.terminate();
});
