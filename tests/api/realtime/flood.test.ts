import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { createUpgrade } from '#server/http/upgrade.ts';
import { createLog } from '#server/log.ts';
import { type Broker, openBroker } from '#server/realtime/broker/broker.ts';
import { limits } from '#server/realtime/broker/limits.ts';
import { openAdmission } from '#tests/fixtures/open-admission.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { openRawClient } from './support/raw-client.ts';

let database: DatabaseConnection;
let broker: Broker;
const server = createServer();
beforeAll(async () => {
  database = await createTestDatabase();
  const app = { id: 'test', key: 'public-key', secret: 'secret' };
  broker = await openBroker({ app, ...database, log: createLog('silent'), admission: openAdmission });
  server.on(
    'upgrade',
    createUpgrade(() => ({ live: broker.upgrade, site: undefined }), 1),
  );
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const connection of broker.hub.connections) connection.terminate();
});
afterAll(async () => {
  await broker.close();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  await database.close();
});

/** A client whose messages get no turn before `proceed`: the server has enough to do with others. */
async function openWaitingClient() {
  const client = await openRawClient((server.address() as AddressInfo).port);
  await client.hear('pusher:connection_established');
  const waiting: (() => void)[] = [];
  const inTurn = vi.spyOn(broker.hub, 'inTurn').mockImplementation((work) => void waiting.push(work));
  return {
    client,
    waiting,
    proceed() {
      inTurn.mockRestore();
      for (const work of waiting) work();
    },
  };
}

/** The event loop goes round until the server has read all that it wants to. */
async function readAll() {
  for (let turns = 0; turns < 1000; turns += 1) await turn();
}

test('a socket is not read further while its messages wait, and all are answered in their order', async () => {
  const { client, waiting, proceed } = await openWaitingClient();
  const channels = Array.from({ length: limits.channelsPerSocket }, (_, index) => `long.${index}`);
  for (const channel of channels)
    client.say({ event: 'pusher:subscribe', data: { channel }, padding: 'x'.repeat(limits.messageBytes - 200) });
  await readAll();
  expect(waiting.length).toBeGreaterThan(0);
  expect(waiting.length).toBeLessThan(channels.length / 4);

  proceed();
  const answered: unknown[] = [];
  while (answered.length < channels.length)
    answered.push((await client.hear('pusher_internal:subscription_succeeded')).channel);
  expect(answered).toEqual(channels);
});

test('a client that sends too many messages is closed before they have their turn', async () => {
  const { client, waiting, proceed } = await openWaitingClient();
  for (let number = 0; number < 10 * limits.burst; number += 1) client.say({ event: 'pusher:ping' });
  await readAll();
  // The bucket fills a little while the server reads.
  expect(waiting.length).toBeLessThan(2 * limits.burst);
  expect(await client.hear('pusher:error', 'pusher:pong')).toMatchObject({ data: { code: 4100 } });

  proceed();
  expect(await client.ended).toBe(4100);
});
