import type PusherClient from 'pusher-js';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { createLog } from '#server/log.ts';
import { type ForwarderOptions, openForwarder } from '#server/realtime/forward.ts';
import { publish } from '#server/realtime/publish.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { type LiveServer, next, startLiveServer, subscribed } from './support/live-server.ts';

/** A broker of another installation stands for the hosted one: it speaks the same protocol. */
let hosted: LiveServer;
let hostedDatabase: DatabaseConnection;
let database: DatabaseConnection;
beforeAll(async () => {
  [hostedDatabase, database] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  hosted = await startLiveServer(hostedDatabase);
});
afterAll(async () => {
  await hosted.close();
  await hostedDatabase.close();
  await database.close();
});

async function forward(pusher: ForwarderOptions['pusher'] = hosted.pusher) {
  const forwarder = await openForwarder({ ...database, pusher, log: createLog('silent') });
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= forwarder.close());
  onTestFinished(close);
  return { close };
}

const send = (data: object) => publish(database.db, [{ channels: ['game.1'], name: 'events', data }]);

async function listen(): Promise<Awaited<ReturnType<typeof subscribed>>> {
  const client: PusherClient = hosted.connect();
  onTestFinished(() => client.disconnect());
  return subscribed(client, 'game.1');
}

test('what is published reaches the clients of the hosted server, in order', async () => {
  const channel = await listen();
  const heard: unknown[] = [];
  channel.bind('events', (data: unknown) => heard.push(data));
  await forward();
  for (let seq = 1; seq <= 25; seq += 1) await send({ seq });
  await expect.poll(() => heard).toEqual(Array.from({ length: 25 }, (_, index) => ({ seq: index + 1 })));
});

test('clients that come after the server, when no channel has a subscriber yet, hear what is published', async () => {
  await expect.poll(async () => (await (await hosted.pusher.get({ path: '/channels' })).json()).channels).toEqual({});
  const asked = Promise.withResolvers<void>();
  await forward({
    async get(options) {
      const answer = await hosted.pusher.get(options);
      asked.resolve();
      return answer;
    },
    triggerBatch: (events) => hosted.pusher.triggerBatch(events),
  });
  await asked.promise;
  const channel = await listen();
  const event = next(channel, 'events');
  await send({ seq: 1 });
  expect(await event).toEqual({ seq: 1 });
});

test('clients are told of a gap when a server begins to forward, and when it has lost the database', async () => {
  const channel = await listen();
  const atStart = next(channel, 'gap');
  await forward();
  await atStart;
  const afterLoss = next(channel, 'gap');
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'`,
  );
  await afterLoss;
});

test('clients are told of a gap once messages are accepted again', async () => {
  const channel = await listen();
  const begun = next(channel, 'gap');
  let isAway = false;
  let refused = 0;
  await forward({
    get: (options) => hosted.pusher.get(options),
    async triggerBatch(events) {
      if (!isAway) return hosted.pusher.triggerBatch(events);
      refused += 1;
      throw new Error('The server is away.');
    },
  });
  await begun;
  isAway = true;
  const gap = next(channel, 'gap');
  await send({ seq: 1 });
  await expect.poll(() => refused).toBeGreaterThan(0);
  isAway = false;
  await gap;
});

test('a server that stops sends what waits', async () => {
  const channel = await listen();
  const begun = next(channel, 'gap');
  const gate = Promise.withResolvers<void>();
  let batches = 0;
  const { close } = await forward({
    get: (options) => hosted.pusher.get(options),
    async triggerBatch(events) {
      batches += 1;
      if (batches > 1) await gate.promise;
      return hosted.pusher.triggerBatch(events);
    },
  });
  await begun;
  const heard: unknown[] = [];
  channel.bind('events', (data: unknown) => heard.push(data));
  await send({ seq: 1 });
  await expect.poll(() => batches).toBe(2);
  const closed = close();
  gate.resolve();
  await closed;
  await expect.poll(() => heard).toEqual([{ seq: 1 }]);
});
