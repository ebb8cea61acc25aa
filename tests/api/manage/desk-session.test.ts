import 'fake-indexeddb/auto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { callApi, commandApi, configureClient } from '#lib/api/client.ts';
import { recordEvents } from '#lib/api/contract/live.ts';
import { getStaffMember } from '#lib/api/contract/staff.ts';
import { Outbox } from '#lib/desk/outbox/outbox.ts';
import { openQueue } from '#lib/desk/outbox/queue.ts';
import { openDeskStorage } from '#lib/desk/outbox/storage.ts';
import { callAsStaff, signIn, signOut } from '#lib/desk/session.ts';
import { createApi } from '#server/api/app.ts';
import { createSignInLink } from '#server/auth/sign-in-link.ts';
import { addStaff } from '#server/auth/staff/add-staff.ts';
import { digestOf } from '#server/auth/token.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { accessTokens, sessions } from '#server/db/schema/users.ts';
import { createLog } from '#server/log.ts';
import { signInAsBefore } from '#tests/fixtures/staff.ts';
import { openTable, type Table, tipOff } from '#tests/fixtures/table.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

/** A browser at the site, as far as the session needs one: fetch with cookies, and a storage. */
function openBrowser(api: ReturnType<typeof createApi>) {
  const cookies = new Map<string, { value: string; path: string }>();
  const stored = new Map<string, string>();
  const sent: string[] = [];
  /** `portal` is the status with which a network in between answers the refresh. */
  const browser = { cookies, stored, sent, isOffline: false, portal: null as number | null };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (browser.isOffline) throw new TypeError('no network');
    if (browser.portal !== null && address.endsWith('/refresh'))
      return new Response('<html>', { status: browser.portal });
    sent.push(`${init.method} ${address}`);
    const headers = new Headers(init.headers);
    headers.set('host', 'league.test');
    if (init.method !== 'GET') headers.set('origin', 'https://league.test');
    for (const [name, { value, path }] of cookies)
      if (address.startsWith(path)) headers.append('cookie', `${name}=${value}`);
    const response = await api.request(`http://league.test${address}`, { ...init, headers });
    const set = /^([^=]+)=([^;]*); Path=([^;]+)/.exec(response.headers.get('set-cookie') ?? '');
    if (set?.[2]) cookies.set(set[1] ?? '', { value: set[2], path: set[3] ?? '' });
    else if (set) cookies.delete(set[1] ?? '');
    return response;
  });
  return browser;
}

let database: DatabaseConnection;
let table: Table;
let api: ReturnType<typeof createApi>;
let browser: ReturnType<typeof openBrowser>;
let count = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  table = await openTable(database.db, 'league');
  api = createApi({ db: database.db, log: createLog('silent'), checkAnswers: true });
});
afterAll(() => database.close());
beforeEach(() => {
  count += 1;
  browser = openBrowser(api);
  callAsStaff();
});
afterEach(async () => {
  browser.isOffline = false;
  await signOut().catch(() => undefined);
  configureClient({ accessToken: () => null, tokenAfter: async () => null });
  vi.unstubAllGlobals();
});

const whoAmI = async () => (await callApi(getStaffMember, { params: {}, query: {} })).email;
const expireBearers = () => database.db.update(accessTokens).set({ expiresAt: new Date(0) });

async function signInOnce(): Promise<string> {
  const email = `desk-${count}@league.test`;
  const userId = await addStaff(table.scope, { email, role: 'scorer' });
  await signIn(await createSignInLink(table.scope, userId));
  return userId;
}

test('what the device stores opens nothing, and the cookie goes to one call only', async () => {
  await signInOnce();
  expect(await whoAmI()).toBe(`desk-${count}@league.test`);
  expect(JSON.parse(browser.stored.get('desk-session') ?? '')).toEqual({
    expiresAt: expect.any(String),
    member: expect.objectContaining({ roles: ['scorer'] }),
  });
  expect([...browser.cookies.values()].map(({ path }) => path)).toEqual(['/api/v2/manage/session/refresh']);
});

test('an expired bearer is renewed once for all requests that wait, and they are sent again', async () => {
  await signInOnce();
  await expireBearers();
  browser.sent.length = 0;
  await Promise.all([whoAmI(), whoAmI(), whoAmI()]);
  expect(browser.sent.filter((request) => request.includes('refresh'))).toHaveLength(1);
});

test('a desk that was without network for hours sends what it wrote when it is back', async () => {
  await signInOnce();
  browser.isOffline = true;
  await expireBearers();
  const storage = await openDeskStorage();
  const { gameId } = table;
  let retry: () => void = () => undefined;
  const outbox = new Outbox({
    gameId,
    queue: openQueue([], 0, []),
    storage,
    saveLog: async () => undefined,
    send: ({ events, expectedSeq }) =>
      commandApi(recordEvents, { params: { gameId }, body: { expectedSeq, device: 'desk', events: [...events] } }),
    load: async () => expect.fail('nothing is missed'),
    schedule: (run) => {
      retry = run;
      return () => undefined;
    },
  });
  const reached = (line: string, unsent: number) =>
    vi.waitFor(() => {
      const { line: now, queue } = outbox.getState();
      expect([now, queue.unsent.length]).toEqual([line, unsent]);
    });
  const [first, ...others] = tipOff(table);
  await outbox.write({ id: 'desk-1', events: first ? [first] : [] });
  await reached('offline', 1);

  browser.isOffline = false;
  retry();
  await reached('online', 0);

  await database.db.delete(sessions);
  await outbox.write({ id: 'desk-2', events: others });
  await reached('signed-out', 1);
  expect(await storage.unsentOf(gameId)).toHaveLength(1);
  await signInOnce();
  outbox.wake();
  await reached('online', 0);
  expect(outbox.getState().queue.seq).toBe(12);
  outbox.close();
  storage.close();
});

test('an engine out of reach and a network that wants a login do not sign out, a revoked session does', async () => {
  await signInOnce();
  await expireBearers();
  browser.isOffline = true;
  await expect(whoAmI()).rejects.toMatchObject({ code: 'unavailable' });
  browser.isOffline = false;
  browser.portal = 403;
  await expect(whoAmI()).rejects.toMatchObject({ status: 503 });
  browser.portal = null;
  expect(await whoAmI()).toBe(`desk-${count}@league.test`);
  await expireBearers();
  await database.db.delete(sessions);
  await expect(whoAmI()).rejects.toMatchObject({ status: 401 });
  expect(browser.stored.has('desk-session')).toBe(false);
});

test('the session of an earlier build is taken over once, and its bearer leaves the device', async () => {
  const accessToken = await signInAsBefore(table.scope, 'scorer');
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  const member = { userId: 'u1', name: 'scorer', email: 'scorer@league.test', roles: ['scorer'] };
  browser.stored.set('desk-session', JSON.stringify({ accessToken, expiresAt, member }));
  browser.isOffline = true;
  await expect(whoAmI()).rejects.toMatchObject({ code: 'unavailable' });
  browser.isOffline = false;
  await expireBearers();
  expect(await whoAmI()).toBe(member.email);
  expect(browser.stored.get('desk-session')).not.toContain(accessToken);
  await expireBearers();
  expect(await whoAmI()).toBe(member.email);
  expect(await database.db.$count(sessions, eq(sessions.token, digestOf(accessToken)))).toBe(0);
});

test('who signs out without network is signed out at the engine by the next page with network', async () => {
  const userId = await signInOnce();
  browser.isOffline = true;
  await expect(signOut()).rejects.toMatchObject({ code: 'unavailable' });
  await expect(whoAmI()).rejects.toMatchObject({ code: 'unavailable' });
  browser.isOffline = false;
  await expect(whoAmI()).rejects.toMatchObject({ status: 401 });
  callAsStaff();
  await vi.waitFor(async () => {
    expect(await database.db.$count(sessions, eq(sessions.userId, userId))).toBe(0);
    expect(browser.stored.size).toBe(0);
  });
});
