import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountsApi, openAccountsApi, other, password, tokenOf } from './support/open-accounts.ts';

let accounts: AccountsApi;
let ana: { cookie: string; token: string };
beforeAll(async () => {
  accounts = await openAccountsApi();
  ana = await accounts.signUp('ana@example.test');
});
afterAll(() => accounts.database.close());

const atOnce = 50;

/** The same call from many clients at once; how often it had which status. */
async function manyAtOnce(path: string, body: object, headers: Record<string, string> = {}) {
  const calls = Array.from({ length: atOnce }, (_, client) =>
    accounts.call(path, { method: 'POST', body, headers: { 'x-forwarded-for': `198.51.100.${client}`, ...headers } }),
  );
  const responses = await Promise.all(calls);
  return Object.fromEntries(
    Map.groupBy(responses, ({ status }) => status)
      .entries()
      .map(([status, each]) => [status, each.length]),
  );
}

const rowsOf = async (query: string, values: unknown[] = []) =>
  (await accounts.database.pool.query(query, values)).rows;

test('a link that confirms works once, also when it is used by 50 at once', async () => {
  const { post, mails } = accounts;
  await post('auth/register', { email: 'once@example.test', password, name: 'Once', locale: 'en' });
  const token = tokenOf(mails.at(-1));
  expect(await manyAtOnce('auth/confirm', { token })).toEqual({ 200: 1, 401: atOnce - 1 });
  expect((await post('auth/confirm', { token })).status).toBe(401);
  expect(await rowsOf(`select 1 from account where email = 'once@example.test'`)).toHaveLength(1);
});

test('a link to a new password works once, also when it is used by 50 at once', async () => {
  const { post, mails } = accounts;
  await accounts.signUp('forgot@example.test');
  await post('auth/password/request', { email: 'forgot@example.test', locale: 'en' });
  const token = tokenOf(mails.at(-1));
  expect(await manyAtOnce('auth/password/reset', { token, password: 'seven green boats 9' })).toEqual({
    200: 1,
    401: atOnce - 1,
  });
});

test('a new password makes the other links of the account void, also one that is used at the same moment', async () => {
  const { post, call, mails } = accounts;
  const { cookie } = await accounts.signUp('twice@example.test');
  const request = async () => {
    await post('auth/password/request', { email: 'twice@example.test', locale: 'en' });
    return tokenOf(mails.at(-1));
  };
  const reset = async (token: string) =>
    (await post('auth/password/reset', { token, password: 'seven green boats 9' })).status;
  const tokens = [await request(), await request(), await request()] as const;
  expect((await call('auth/passkeys/start', { method: 'POST', body: {}, headers: { cookie } })).status).toBe(200);
  expect((await Promise.all([reset(tokens[1]), reset(tokens[2])])).toSorted()).toEqual([200, 401]);
  expect(await reset(tokens[0])).toBe(401);
  const left = `select purpose from account_token join account on account.id = account_id where email = 'twice@example.test'`;
  expect(await rowsOf(left)).toEqual([]);
});

test('50 handovers at once make one follower', async () => {
  const { uuid } = await (await accounts.call('auth/account', { headers: { cookie: ana.cookie } })).json();
  expect(await manyAtOnce('auth/handover', { domain: 'https://other.test' }, { cookie: ana.cookie })).toEqual({
    200: atOnce,
  });
  const followers = `select 1 from follower where account_id = $1 and tenant_id = $2`;
  expect(await rowsOf(followers, [uuid, accounts.otherIds.tenantId])).toHaveLength(1);
});

test('a link opens nothing but what it was made for', async () => {
  const { post, mails } = accounts;
  await post('auth/register', { email: 'purpose@example.test', password, name: 'P', locale: 'en' });
  const confirmation = tokenOf(mails.at(-1));
  await post('auth/password/request', { email: 'ana@example.test', locale: 'en' });
  const reset = tokenOf(mails.at(-1));
  const statuses = await Promise.all([
    post('auth/password/reset', { token: confirmation, password: 'seven green boats 9' }),
    post('auth/confirm', { token: reset }),
    accounts.call('v2/website/user', { token: reset }),
    accounts.call('v2/website/user', { host: other, token: ana.token }),
    post('auth/password/reset', { token: ana.token, password: 'seven green boats 9' }),
    accounts.call('auth/account', { headers: { cookie: `courtside-account=${ana.token}` } }),
    accounts.call('v2/website/user', { token: ana.cookie.split('=')[1] ?? '' }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual(Array(7).fill(401));
  expect((await post('auth/confirm', { token: confirmation })).status).toBe(200);
});

test('a link that is over opens nothing', async () => {
  const { post, mails } = accounts;
  await post('auth/register', { email: 'late@example.test', password, name: 'Late', locale: 'en' });
  const token = tokenOf(mails.at(-1));
  const hours = await rowsOf(
    `select round(extract(epoch from expires_at - now()) / 3600) as hours from account_token where payload->>'email' = 'late@example.test'`,
  );
  expect(hours).toEqual([{ hours: '24' }]);
  await rowsOf(`update account_token set expires_at = now() where payload->>'email' = 'late@example.test'`);
  expect((await post('auth/confirm', { token })).status).toBe(401);
});
