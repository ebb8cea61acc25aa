import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { publish } from '#server/realtime/publish.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { type LiveServer, next, startLiveServer, subscribed } from './support/live-server.ts';

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
const clients: { disconnect(): void }[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.disconnect();
});

function connect(options?: Parameters<LiveServer['connect']>[0]) {
  const client = live.connect(options);
  clients.push(client);
  return client;
}

test('what the official server library sends reaches the official client', async () => {
  const channel = await subscribed(connect(), 'game.1');
  const heard = next(channel, 'events');
  const response = await live.pusher.trigger(['game.1', 'league.1'], 'events', { seq: 7, name: 'Ђорђе 🏀' });
  expect(response.status).toBe(200);
  expect(await heard).toEqual({ seq: 7, name: 'Ђорђе 🏀' });
});

test('a batch arrives in its order', async () => {
  const channel = await subscribed(connect(), 'game.2');
  const heard: unknown[] = [];
  channel.bind('events', (data: unknown) => heard.push(data));
  const last = next(channel, 'last');
  const event = (name: string, seq: number) => ({ channel: 'game.2', name, data: { seq } });
  await live.pusher.triggerBatch([event('events', 1), event('events', 2), event('last', 3)]);
  expect(await last).toEqual({ seq: 3 });
  expect(heard).toEqual([{ seq: 1 }, { seq: 2 }]);
});

test('the sender is left out where it names its socket', async () => {
  const sender = connect();
  const [own, other] = [await subscribed(sender, 'game.3'), await subscribed(connect(), 'game.3')];
  const heard: string[] = [];
  own.bind('one', () => heard.push('sender'));
  const both = Promise.all([next(own, 'two'), next(other, 'two'), next(other, 'one')]);
  await live.pusher.trigger('game.3', 'one', {}, { socket_id: sender.connection.socket_id });
  await live.pusher.trigger('game.3', 'two', {});
  await both;
  expect(heard).toEqual([]);
});

test('messages of a transaction go out with its commit, long ones whole, and none when it fails', async () => {
  const channel = await subscribed(connect(), 'game.4');
  const heard: unknown[] = [];
  channel.bind('undone', () => heard.push('undone'));
  const done = next<{ text: string }>(channel, 'done');
  const message = (name: string, text: string) => ({ channels: ['game.4'], name, data: { text } });
  const failing = database.db.transaction(async (db) => {
    await publish(db, [message('undone', '')]);
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  const text = 'šđ'.repeat(9000);
  await database.db.transaction((db) => publish(db, [message('done', text)]));
  expect((await done).text).toBe(text);
  expect(heard).toEqual([]);
});

test('a channel that was left is silent', async () => {
  const client = connect();
  const left = await subscribed(client, 'game.5');
  const heard: unknown[] = [];
  left.bind_global((name: string) => heard.push(name));
  client.unsubscribe('game.5');
  const other = await subscribed(client, 'game.6');
  const after = next(other, 'after');
  await live.pusher.trigger('game.5', 'before', {});
  await live.pusher.trigger('game.6', 'after', {});
  await after;
  expect(heard).not.toContain('before');
});

test('private channels open for a valid signature only', async () => {
  const channel = await subscribed(connect(), 'private-user.1');
  const heard = next(channel, 'hello');
  await live.pusher.trigger('private-user.1', 'hello', { for: 'you' });
  expect(await heard).toEqual({ for: 'you' });

  const stranger = connect();
  stranger.config.channelAuthorizer = (_, done) => done(null, { auth: 'public-key:forged' });
  const refused = next(stranger.subscribe('private-user.2'), 'pusher:subscription_error');
  expect(await refused).toMatchObject({ type: 'AuthError', status: 401 });
});

test('members of a presence channel see each other come and go, each user once', async () => {
  const first = await subscribed(connect({ user: 'ana' }), 'presence-desk.1');
  const added = next(first, 'pusher:member_added');
  const second = connect({ user: 'iva' });
  await subscribed(second, 'presence-desk.1');
  expect(await added).toEqual({ id: 'iva', info: { name: 'iva' } });
  const twin = connect({ user: 'iva' });
  const seen = await new Promise((resolve) =>
    twin.subscribe('presence-desk.1').bind('pusher:subscription_succeeded', resolve),
  );
  expect(seen).toMatchObject({ count: 2, members: { ana: { name: 'ana' }, iva: { name: 'iva' } } });
  const removed = next(first, 'pusher:member_removed');
  twin.disconnect();
  second.disconnect();
  expect(await removed).toMatchObject({ id: 'iva' });
});

test('a signed-in user is reached on every socket, and can be cut off', async () => {
  const client = connect({ user: 'u9' });
  client.signin();
  const heard = new Promise((resolve) => client.user.bind('greeting', resolve));
  await client.user.signinDonePromise;
  await expect
    .poll(async () => {
      await live.pusher.sendToUser('u9', 'greeting', { hello: true });
      return Promise.race([heard, Promise.resolve(null)]);
    })
    .toEqual({ hello: true });
  const gone = next(client.connection, 'disconnected').catch(() => undefined);
  client.connection.bind('connecting', () => client.disconnect());
  await live.pusher.terminateUserConnections('u9');
  await gone;
});

test('subscribers of a game receive their count', async () => {
  const channel = connect().subscribe('game.counted');
  expect(await next(channel, 'pusher:subscription_count')).toEqual({ subscription_count: 1 });
  await subscribed(connect(), 'game.counted');
  await expect.poll(() => channel.subscriptionCount).toBe(2);
});

test('channels can be queried', async () => {
  await subscribed(connect({ user: 'ana' }), 'presence-desk.2');
  await subscribed(connect(), 'game.7');
  const get = async (path: string, params: Record<string, string> = {}) =>
    (await live.pusher.get({ path, params })).json();
  const counted = { info: 'user_count,subscription_count' };
  expect(await get('/channels/game.7', counted)).toEqual({ occupied: true, subscription_count: 1 });
  expect(await get('/channels/game.none')).toEqual({ occupied: false });
  expect(await get('/channels', { filter_by_prefix: 'presence-', info: 'user_count' })).toEqual({
    channels: { 'presence-desk.2': { user_count: 1 } },
  });
  expect(await get('/channels/presence-desk.2/users')).toEqual({ users: [{ id: 'ana' }] });
});
