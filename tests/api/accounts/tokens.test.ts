import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { digestOf } from '#server/auth/token.ts';
import { accountSessions } from '#server/db/schema/accounts.ts';
import { type AccountsApi, official, openAccountsApi, other } from './support/open-accounts.ts';

let accounts: AccountsApi;
let ana: { cookie: string; token: string };
beforeAll(async () => {
  accounts = await openAccountsApi();
  ana = await accounts.signUp('ana@example.test');
});
afterAll(() => accounts.database.close());

const statusOf = async (host: string, token: string, headers?: Record<string, string>) =>
  (await accounts.call('v2/website/user', { host, token, ...(headers && { headers }) })).status;

test('a token of one tenant is nothing at another, also with its Origin, and also the stored digest', async () => {
  const atOther = await accounts.handOver(ana.cookie, 'https://other.test');
  expect(await statusOf(other, atOther)).toBe(200);
  expect(await statusOf(official, ana.token)).toBe(200);

  expect(await statusOf(official, atOther)).toBe(401);
  expect(await statusOf(other, ana.token)).toBe(401);
  expect(await statusOf(official, ana.token, { origin: 'https://other.test' })).toBe(401);
  expect(await statusOf(other, ana.token, { origin: 'https://other.test' })).toBe(401);
  for (const host of [official, other]) {
    expect(await statusOf(host, digestOf(ana.token))).toBe(401);
    expect(await statusOf(host, digestOf(atOther))).toBe(401);
  }
});

test.each([
  ['malformed', 'not a token!'],
  ['empty', ''],
  ['unknown', 'A'.repeat(43)],
  ['very long', 'A'.repeat(5000)],
  ['with a quote', "' or true --"],
])('a %s token is refused', async (_, token) => {
  const response = await accounts.call('v2/website/user', { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(401);
});

test('an expired token and a revoked one are refused', async () => {
  const expired = await accounts.handOver(ana.cookie, 'https://other.test');
  const past = { expiresAt: new Date(Date.now() - 1000) };
  await accounts.db
    .update(accountSessions)
    .set(past)
    .where(eq(accountSessions.tokenHash, digestOf(expired)));
  expect(await statusOf(other, expired)).toBe(401);

  const revoked = await accounts.handOver(ana.cookie, 'https://other.test');
  const { items } = await (await accounts.call('auth/sessions', { headers: { cookie: ana.cookie } })).json();
  const [row] = await accounts.db
    .select()
    .from(accountSessions)
    .where(eq(accountSessions.tokenHash, digestOf(revoked)));
  expect(items.map(({ id }: { id: string }) => id)).toContain(row?.id);
  const gone = await accounts.call(`auth/sessions/${row?.id}`, { method: 'DELETE', headers: { cookie: ana.cookie } });
  expect(gone.status).toBe(200);
  expect(await statusOf(other, revoked)).toBe(401);
  expect(await statusOf(official, ana.token)).toBe(200);
});

test('cookies alone authorise nothing on a site, and the cookie of the official website only its own pages', async () => {
  const cookie = `leagueEngineAccessToken=${ana.token}; ${ana.cookie}`;
  expect((await accounts.call('v2/website/user', { headers: { cookie } })).status).toBe(401);
  expect((await accounts.call('auth/account', { headers: { cookie } })).status).toBe(200);
  const fromOther = { cookie: ana.cookie, host: official, origin: 'https://other.test' };
  expect((await accounts.call('auth/account', { headers: fromOther })).status).toBe(403);
  const handover = { method: 'POST', body: { domain: 'https://other.test' } };
  expect((await accounts.call('auth/handover', { ...handover, headers: fromOther })).status).toBe(403);
  expect(
    (await accounts.call('auth/handover', { ...handover, headers: { cookie: ana.cookie, origin: '' } })).status,
  ).toBe(401);
});

test.each([
  ['https://other.test:8443'],
  ['https://evil.test'],
  ['https://other.test.evil.test'],
  ['https://other.test/path'],
  ['https://other.test@evil.test'],
  ['javascript:alert(1)'],
  ['file://other.test'],
  ['other.test'],
  ['null'],
  [''],
])('nothing is handed over to %j', async (domain) => {
  const { call, post } = accounts;
  const headers = { cookie: ana.cookie };
  expect((await post('auth/handover', { domain }, { headers })).status).toBe(404);
  expect((await call(`auth/handover?domain=${encodeURIComponent(domain)}`, { headers })).status).toBe(404);
});

test('without the cookie nothing is handed over', async () => {
  expect((await accounts.post('auth/handover', { domain: 'https://other.test' })).status).toBe(401);
});

test('a site token lives longer with use, and says from where it was used', async () => {
  const token = await accounts.handOver(ana.cookie, 'https://other.test');
  const mine = eq(accountSessions.tokenHash, digestOf(token));
  const before = new Date(Date.now() - 3 * 86_400_000);
  await accounts.db
    .update(accountSessions)
    .set({ lastUsedAt: before, expiresAt: new Date(Date.now() + 1000) })
    .where(mine);
  const headers = { 'user-agent': 'Phone/1', 'x-forwarded-for': '203.0.113.9' };
  const kept = await accounts.call('v2/website/session', { host: other, method: 'POST', token, headers });
  expect(Date.parse((await kept.json()).expiresAt)).toBeGreaterThan(Date.now() + 364 * 86_400_000);
  const { items } = await (await accounts.call('auth/sessions', { headers: { cookie: ana.cookie } })).json();
  expect(items).toContainEqual(
    expect.objectContaining({
      userAgent: 'Phone/1',
      network: '203.0.113.9',
      site: { name: 'Test League', host: other },
    }),
  );
});
