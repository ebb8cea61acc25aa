import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createApi } from '#server/api/app.ts';
import { type CallKind, callLimits, type Limits } from '#server/api/call-limits.ts';
import { createTagChanges } from '#server/changes/tag-changes.ts';
import { createDispatch } from '#server/http/dispatch.ts';
import { createLog } from '#server/log.ts';
import { openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

const log = createLog('silent');
let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
});
afterAll(() => site.database.close());

/** The engine behind one trusted proxy; clients are told apart by the address that the proxy saw. */
async function serve(limits: Partial<Record<CallKind, { address: number; tenant: number }>>) {
  const all: Limits = { ...callLimits, ...limits };
  const api = createApi({ db: site.database.db, log, changes: createTagChanges(), limits: all });
  const engine = getRequestListener(api.fetch, { overrideGlobalObjects: false });
  const parts = Promise.resolve({ api: engine, site: undefined });
  const dispatch = createDispatch({ trustedHops: 1, log, health: () => undefined, parts });
  const server = createServer((request, response) => void dispatch(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  onTestFinished(() => server.closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return (path: string, client: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}/api/v2/${path}`, {
      ...init,
      headers: {
        'x-forwarded-host': 'league.test',
        'x-forwarded-for': `10.66.66.66, ${client}`,
        ...Object.fromEntries(new Headers(init.headers)),
      },
    });
}

const statusesOf = async (calls: Iterable<Promise<Response>>) => {
  const statuses = [];
  for (const call of calls) statuses.push((await call).status);
  return statuses;
};

test('a client that asks too often is refused with the time to wait, and its neighbour is not', async () => {
  const get = await serve({ read: { address: 2, tenant: 100 } });
  const search = (word: string, client: string) => get(`website/search?q=${word}`, client);
  expect(await statusesOf([search('aa', '192.0.2.1'), search('bb', '192.0.2.1')])).toEqual([200, 200]);
  const refused = await search('cc', '192.0.2.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: 'too-many-requests' });
  expect((await search('dd', '192.0.2.2')).status).toBe(200);
});

test('cached answers are never refused, not even to a client that wants fresh ones', async () => {
  const get = await serve({ read: { address: 1, tenant: 100 } });
  const fresh = { headers: { 'cache-control': 'no-cache' } };
  const calls = [
    get('website/seasons', '192.0.2.1'),
    get('website/seasons', '192.0.2.1'),
    get('website/seasons', '192.0.2.1', fresh),
  ];
  expect(await statusesOf(calls)).toEqual([200, 200, 200]);
  expect((await get('website/clubs', '192.0.2.1')).status).toBe(429);
});

test('addresses of one /64 are one client', async () => {
  const get = await serve({ read: { address: 1, tenant: 100 } });
  expect((await get('website/search?q=aa', '2001:db8::1')).status).toBe(200);
  expect((await get('website/search?q=bb', '2001:db8::ffff:1')).status).toBe(429);
  expect((await get('website/search?q=cc', '2001:db8:0:1::1')).status).toBe(200);
});

test('a tenant has a limit for all its clients together', async () => {
  const get = await serve({ read: { address: 100, tenant: 2 } });
  const calls = ['aa', 'bb', 'cc'].map((word, index) => () => get(`website/search?q=${word}`, `192.0.2.${index}`));
  const statuses = [];
  for (const call of calls) statuses.push((await call()).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test('tries to sign in are few, whatever the token', async () => {
  const get = await serve({ signIn: { address: 2, tenant: 100 } });
  const tryToken = () =>
    get('manage/session', '192.0.2.1', { method: 'POST', body: JSON.stringify({ token: 'x'.repeat(30) }) });
  const statuses = [];
  for (let tries = 0; tries < 3; tries += 1) statuses.push((await tryToken()).status);
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.slice(0, 2)).not.toContain(429);
});

test('calls of the engine’s own site are not counted', async () => {
  process.env.REVALIDATE_SECRET = 'the secret of site and engine';
  onTestFinished(() => void delete process.env.REVALIDATE_SECRET);
  const get = await serve({ read: { address: 1, tenant: 1 } });
  const own = { headers: { 'x-courtside-site': 'the secret of site and engine' } };
  const calls = ['aa', 'bb', 'cc'].map((word) => get(`website/search?q=${word}`, '127.0.0.1', own));
  expect(await statusesOf(calls)).toEqual([200, 200, 200]);
});
