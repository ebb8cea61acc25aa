import Pusher from 'pusher';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { type LiveServer, startLiveServer } from './support/live-server.ts';

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

const other = (changes: Partial<{ appId: string; key: string; secret: string }>) =>
  new Pusher({
    appId: 'test',
    key: 'public-key',
    secret: 'secret',
    ...changes,
    host: '127.0.0.1',
    port: String(live.port),
  });

test.each([
  ['a wrong secret', { secret: 'guess' }, 401, /auth_signature/],
  ['an unknown key', { key: 'guess' }, 401, /auth_key/],
  ['another application', { appId: 'other' }, 404, /no application with this id/],
])('%s is refused', async (_, changes, status, body) => {
  const refused = other(changes).trigger('game.1', 'events', {});
  await expect(refused).rejects.toMatchObject({ status, body: expect.stringMatching(body) });
});

const post = (query: string, body: string) =>
  fetch(`http://127.0.0.1:${live.port}/apps/test/events?${query}`, { method: 'POST', body });

test('a request may neither be old nor carry another body', async () => {
  const body = JSON.stringify({ name: 'events', channels: ['game.1'], data: '{}' });
  const query = live.pusher.createSignedQueryString({ method: 'POST', path: '/apps/test/events', body });
  expect((await post(query, body)).status).toBe(200);
  const changed = await post(query, body.replace('game.1', 'game.2'));
  expect([changed.status, await changed.text()]).toEqual([401, 'body_md5 is not the digest of the body.']);
  const old = await post(query.replace(/auth_timestamp=\d+/, 'auth_timestamp=1'), body);
  expect([old.status, await old.text()]).toEqual([401, expect.stringContaining('auth_timestamp')]);
  expect((await post('', body)).status).toBe(401);
});

test.each([
  ['too much data', () => live.pusher.trigger('game.1', 'events', 'x'.repeat(10_241)), 413],
  ['too many events', () => live.pusher.triggerBatch(events(11)), 400],
  ['an event without a name', () => live.pusher.trigger('game.1', '', {}), 400],
  ['an impossible channel', () => live.pusher.triggerBatch([{ channel: 'a b', name: 'events', data: {} }]), 400],
  ['no channel', () => live.pusher.trigger([], 'events', {}), 400],
])('%s is refused', async (_, send, status) => {
  await expect(send()).rejects.toMatchObject({ status });
});

test('the response contains channel attributes on request', async () => {
  const sent = await live.pusher.trigger(['game.8', 'game.9'], 'events', {}, { info: 'subscription_count' });
  expect(await sent.json()).toEqual({
    channels: { 'game.8': { subscription_count: 0 }, 'game.9': { subscription_count: 0 } },
  });
});

const events = (count: number) =>
  Array.from({ length: count }, () => ({ channel: 'game.1', name: 'events', data: {} }));
