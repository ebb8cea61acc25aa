import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { hostOf } from '#server/api/host.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { clientNetwork } from '#server/http/client-network.ts';
import { createLog } from '#server/log.ts';
import { createAdmission } from '#server/realtime/admission/admission.ts';
import { limits } from '#server/realtime/broker/limits.ts';
import { publish } from '#server/realtime/publish.ts';
import { openTable, type Table } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { type LiveServer, startLiveServer } from './support/live-server.ts';
import { openRawClient, type RawClient } from './support/raw-client.ts';

let database: DatabaseConnection;
let live: LiveServer;
let table: Table;
let other: Table;
const perAddress = 5;
beforeAll(async () => {
  database = await createTestDatabase();
  table = await openTable(database.db, 'league');
  other = await openTable(database.db, 'other');
  const embedOrigins = ['https://club.example'];
  const options = { log: createLog('silent'), perAddress, embedOrigins, networkOf: clientNetwork, hostOf };
  live = await startLiveServer(database, createAdmission(database.pool, options));
});
afterAll(async () => {
  await live.close();
  await database.close();
});

type Headers = { origin?: string; host?: string; 'x-forwarded-for'?: string };

/** The status of a refused handshake; 101 where it succeeded, and the socket is closed again. */
async function statusOf(headers: Headers): Promise<number> {
  const socket = new WebSocket(`ws://127.0.0.1:${live.port}/app/public-key?protocol=7`, { headers });
  // `terminate` before the handshake is an error of the client.
  socket.on('error', () => undefined);
  const status = await new Promise<number>((resolve) => {
    socket.once('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode));
    socket.once('open', () => resolve(101));
  });
  await new Promise((closed) => {
    socket.once('close', closed);
    socket.terminate();
  });
  return status;
}

async function open(headers: Headers): Promise<RawClient> {
  const client = await openRawClient(live.port, undefined, headers);
  await client.hear('pusher:connection_established');
  return client;
}

async function outcomeOf(client: RawClient, channel: string) {
  client.say({ event: 'pusher:subscribe', data: { channel } });
  const answer = await client.hear('pusher:subscription_error', 'pusher_internal:subscription_succeeded');
  return answer.event === 'pusher:subscription_error' ? answer.data : 'subscribed';
}
const noSuchChannel = expect.objectContaining({ type: 'NoSuchChannel', status: 404 });

test.each([
  ['a page of the league', { origin: 'https://league.test', host: 'api.example' }, 101],
  ['a page on the list of embeds', { origin: 'https://club.example', host: 'league.test' }, 101],
  ['a client that is no browser', { host: 'league.test' }, 101],
  ['a client that knows the address only', { host: '10.0.0.1' }, 101],
  ['a page of another site', { origin: 'https://evil.example', host: 'league.test' }, 403],
  ['a page on a subdomain of a listed one', { origin: 'https://a.club.example', host: 'league.test' }, 403],
  ['a page without an origin of its own', { origin: 'null', host: 'league.test' }, 403],
])('%s is answered with its status', async (_, headers, status) => {
  expect(await statusOf(headers)).toBe(status);
});

test('only channels of real games, leagues and venues exist', async () => {
  const client = await open({ host: 'league.test' });
  const { gameId, ids } = table;
  for (const channel of [`game.${gameId}`, `venue.${ids.venue}`])
    expect(await outcomeOf(client, channel)).toBe('subscribed');
  const invented = ['game.1', `club.${gameId}`, `league.${gameId}`, `game.${crypto.randomUUID()}`, `GAME.${gameId}`];
  for (const channel of invented) expect(await outcomeOf(client, channel)).toEqual(noSuchChannel);
  client.socket.terminate();
});

test('a channel belongs to the tenant of the page, or else of the host; without either it is anybody’s', async () => {
  const channel = `game.${other.gameId}`;
  const own = await open({ origin: 'https://league.test', host: 'other.test' });
  expect(await outcomeOf(own, channel)).toEqual(noSuchChannel);
  const theirs = await open({ host: 'other.test' });
  expect(await outcomeOf(theirs, channel)).toBe('subscribed');
  const nobodys = await open({ host: '10.0.0.1' });
  expect(await outcomeOf(nobodys, channel)).toBe('subscribed');
  for (const { socket } of [own, theirs, nobodys]) socket.terminate();
});

test('what is left while it is looked up stays silent', async () => {
  const client = await open({ host: 'league.test' });
  const left = `league.${table.ids.league}`;
  const kept = `venue.${table.ids.venue}`;
  client.say({ event: 'pusher:subscribe', data: { channel: left } });
  client.say({ event: 'pusher:unsubscribe', data: { channel: left } });
  expect(await outcomeOf(client, kept)).toBe('subscribed');
  const message = (channel: string, name: string) => ({ channels: [channel], name, data: {} });
  await publish(database.db, [message(left, 'silent'), message(kept, 'heard')]);
  await client.hear('heard');
  expect(await Promise.race([client.hear('silent'), Promise.resolve('nothing')])).toBe('nothing');
  client.socket.terminate();
});

test('a socket that invents channels is closed, and leaves nothing behind', async () => {
  const client = await open({ host: 'league.test' });
  for (let count = 0; count <= limits.refusalsPerSocket; count += 1)
    client.say({ event: 'pusher:subscribe', data: { channel: `game.${count}` } });
  expect(await client.ended).toBe(4100);
  const { channels } = await (await live.pusher.get({ path: '/channels' })).json();
  expect(channels).toEqual({});
});

test('one address has so many sockets and no more, until one of them is gone', async () => {
  const address = '203.0.113.7';
  const from = (last: string) => ({ host: 'league.test', 'x-forwarded-for': `198.51.100.1, ${last}` });
  const clients = await Promise.all(Array.from({ length: perAddress }, () => open(from(address))));
  expect(await statusOf(from(address))).toBe(429);
  expect(await statusOf(from('203.0.113.8'))).toBe(101);
  const [first, ...others] = clients;
  first?.socket.terminate();
  await expect.poll(() => statusOf(from(address))).toBe(101);
  for (const { socket } of others) socket.terminate();
});
