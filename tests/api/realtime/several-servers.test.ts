import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PresenceChannel } from 'pusher-js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { createLog } from '#server/log.ts';
import { sendNotices } from '#server/realtime/notices/send-notices.ts';
import { openRealtime } from '#server/realtime/open.ts';
import { publish } from '#server/realtime/publish.ts';
import { openAdmission } from '#tests/fixtures/open-admission.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { type LiveServer, next, startLiveServer, subscribed } from './support/live-server.ts';

let database: DatabaseConnection;
let one: LiveServer;
let two: LiveServer;
beforeAll(async () => {
  database = await createTestDatabase();
  [one, two] = [await startLiveServer(database), await startLiveServer(database)];
});
afterAll(async () => {
  await Promise.all([one.close(), two.close()]);
  await database.close();
});

test('a message to one server reaches the clients of all', async () => {
  const [here, there] = [await subscribed(one.connect(), 'game.1'), await subscribed(two.connect(), 'game.1')];
  const heard = Promise.all([next(here, 'events'), next(there, 'events')]);
  await two.pusher.trigger('game.1', 'events', { seq: 1 });
  expect(await heard).toEqual([{ seq: 1 }, { seq: 1 }]);
});

test('members of a presence channel see those on other servers', async () => {
  const first = await subscribed(one.connect({ user: 'ana' }), 'presence-desk.1');
  const added = next(first, 'pusher:member_added');
  const iva = two.connect({ user: 'iva' });
  const second = iva.subscribe('presence-desk.1') as PresenceChannel;
  expect(await added).toMatchObject({ id: 'iva' });
  await expect.poll(() => second.members.count).toBe(2);
  const removed = next(first, 'pusher:member_removed');
  iva.disconnect();
  expect(await removed).toMatchObject({ id: 'iva' });
});

test('members of a presence channel see those whom only a census names, until their server says goodbye', async () => {
  const channel = await subscribed(one.connect({ user: 'ana' }), 'presence-desk.2');
  const added = next(channel, 'pusher:member_added');
  const members = { 'presence-desk.2': { mia: { name: 'mia' } } };
  await sendNotices(database.db, [{ kind: 'census', node: 'third', counts: {}, members }]);
  expect(await added).toEqual({ id: 'mia', info: { name: 'mia' } });
  const removed = next(channel, 'pusher:member_removed');
  await sendNotices(database.db, [{ kind: 'bye', node: 'third' }]);
  expect(await removed).toMatchObject({ id: 'mia' });
});

test('who came while his server took itself for the only one is seen by a server that starts later', async () => {
  const apart = await createTestDatabase();
  const early = await startLiveServer(apart);
  const first = await subscribed(early.connect({ user: 'ana' }), 'presence-desk.1');
  const added = next(first, 'pusher:member_added');
  const late = await startLiveServer(apart);
  const second = late.connect({ user: 'iva' }).subscribe('presence-desk.1') as PresenceChannel;
  expect(await added).toMatchObject({ id: 'iva' });
  await expect.poll(() => second.members.count).toBe(2);
  await Promise.all([early.close(), late.close()]);
  await apart.close();
});

test('subscribers are counted over all servers', async () => {
  await subscribed(one.connect(), 'game.counted');
  await subscribed(two.connect(), 'game.counted');
  const count = async (server: LiveServer) => {
    const params = { info: 'subscription_count' };
    return (await (await server.pusher.get({ path: '/channels/game.counted', params })).json()).subscription_count;
  };
  await expect.poll(() => count(one)).toBe(2);
});

test('clients are notified when messages may have been lost', async () => {
  const channel = await subscribed(one.connect(), 'game.lossy');
  const gap = next(channel, 'gap');
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen courtside_live' and datname = current_database()`,
  );
  await gap;
  const heard = next(channel, 'events');
  await publish(database.db, [{ channels: ['game.lossy'], name: 'events', data: { seq: 2 } }]);
  expect(await heard).toEqual({ seq: 2 });
});

test('with a Pusher-compatible server elsewhere, one of ours forwards to it', async () => {
  const hosted = {
    PUSHER_APP_ID: 'test',
    PUSHER_KEY: 'public-key',
    PUSHER_SECRET: 'secret',
    PUSHER_SCHEME: 'http' as const,
  };
  const taken = vi.fn<(path: string, body: string) => void>();
  const elsewhere = createServer(async (request, response) => {
    // Nobody has subscribed there, so nobody is told of a gap.
    if (request.method === 'GET') return response.end('{"channels":{}}');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    taken(request.url?.split('?')[0] ?? '', Buffer.concat(chunks).toString());
    response.end('{}');
  });
  await new Promise<void>((ready) => elsewhere.listen(0, '127.0.0.1', ready));
  const { port } = elsewhere.address() as AddressInfo;
  const settings = { ...hosted, PUSHER_HOST: '127.0.0.1', PUSHER_PORT: port };
  const open = () => openRealtime(settings, { ...database, log: createLog('silent'), admission: openAdmission });
  const servers = [await open(), await open()];
  await publish(database.db, [{ channels: ['game.1', 'league.1'], name: 'events', data: { seq: 3 } }]);
  await expect
    .poll(() => taken.mock.calls)
    .toEqual([
      [
        '/apps/test/batch_events',
        JSON.stringify({
          batch: ['game.1', 'league.1'].map((channel) => ({ channel, name: 'events', data: '{"seq":3}' })),
        }),
      ],
    ]);
  for (const server of servers) await server.close();
  elsewhere.closeAllConnections();
  await new Promise((closed) => elsewhere.close(closed));
});
