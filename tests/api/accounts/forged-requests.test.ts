import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountsApi, official, openAccountsApi, other, password, signedIn } from './support/open-accounts.ts';

let accounts: AccountsApi;
let ana: { cookie: string; token: string };
beforeAll(async () => {
  accounts = await openAccountsApi();
  ana = await accounts.signUp('ana@example.test');
});
afterAll(() => accounts.database.close());

test('a sign-in makes a session of its own, whatever cookie the browser has been given', async () => {
  const { post, call } = accounts;
  await accounts.signUp('victim@example.test', 'Victim');
  const login = { email: 'victim@example.test', password };
  const given = 'courtside-account=chosen-by-somebody-else-0123456789abcdefghij';
  for (const cookie of [given, ana.cookie]) {
    const victim = await signedIn(await post('auth/login', login, { headers: { cookie } }));
    expect(victim.cookie).not.toBe(cookie);
    expect(await (await call('auth/account', { headers: { cookie: victim.cookie } })).json()).toMatchObject({
      name: 'Victim',
    });
  }
  expect((await call('auth/account', { headers: { cookie: given } })).status).toBe(401);
  expect((await (await call('auth/account', { headers: { cookie: ana.cookie } })).json()).email).toBe(
    'ana@example.test',
  );
});

test.each([
  ['a page of no site', 'https://evil.test', 404],
  ['a page of another tenant', `https://${other}`, 403],
  ['a page without an origin', 'null', 200],
])('%s signs nobody in here', async (_, origin, status) => {
  const { call } = accounts;
  // As a form sends it, without a question by the browser.
  const headers = { host: official, origin, 'content-type': 'text/plain' };
  const body = { email: 'victim@example.test', password };
  const login = await call('auth/login', { method: 'POST', body, headers });
  expect([login.status, login.headers.get('set-cookie')]).toEqual([status, null]);
  expect(login.headers.get('access-control-allow-origin')).not.toBe(origin === `https://${other}` ? '*' : origin);
  const out = await call('auth/session', { method: 'DELETE', body: {}, headers: { ...headers, cookie: ana.cookie } });
  expect(await (await call('auth/account', { headers: { cookie: ana.cookie } })).json()).toMatchObject({
    email: 'ana@example.test',
  });
  expect(out.status).toBe(status);
});

test.each([
  [{ host: `${official}:6666` }],
  [{ host: `www.${official}` }],
  [{ 'x-forwarded-host': 'evil.test' }],
  [{ forwarded: 'host=evil.test;proto=https' }],
  [{ 'x-original-host': 'evil.test', 'x-host': 'evil.test' }],
  [{ origin: 'null', host: official }],
])('the link of a mail leads to the official website, also with %j', async (headers) => {
  const email = `host-${Object.values(headers)
    .join('-')
    .replaceAll(/[^\w-]/g, '-')}@example.test`;
  const answer = await accounts.post(
    'auth/register',
    { email, password, name: 'H', locale: 'en' },
    { headers: { origin: '', ...headers } },
  );
  expect(answer.status).toBe(200);
  expect(new URL(accounts.mails.at(-1)?.link ?? '').origin).toBe(`https://${official}`);
});

test.each([
  [{ host: 'evil.test' }],
  [{ host: `${official}.evil.test` }],
  [{ host: `${official}@evil.test` }],
  [{ host: `${official}/evil.test` }],
  [{ host: official, origin: 'https://evil.test' }],
])('nothing is sent for %j', async (headers) => {
  const sent = accounts.mails.length;
  const body = { email: 'ana@example.test', locale: 'en' };
  const answer = await accounts.post('auth/password/request', body, { headers: { origin: '', ...headers } });
  expect(answer.status).toBe(404);
  expect(accounts.mails).toHaveLength(sent);
});

test.each([['https://evil.test'], ['javascript:alert(1)'], ['//evil.test'], ['x&token=y#'], ['\n\nhttps://evil.test']])(
  'a site %j that asks is part of the link and not its host',
  async (domain) => {
    const email = `asks-${domain.length}@example.test`;
    await accounts.post('auth/register', { email, password, name: 'D', locale: 'en', domain });
    const link = new URL(accounts.mails.at(-1)?.link ?? '');
    expect([link.origin, link.pathname]).toEqual([`https://${official}`, '/en/auth/confirm']);
    const fragment = new URLSearchParams(link.hash.slice(1));
    expect([fragment.getAll('token').length, fragment.get('domain')]).toEqual([1, domain]);
    expect((await accounts.call(`auth/handover?${new URLSearchParams({ domain })}`)).status).toBe(404);
  },
);
