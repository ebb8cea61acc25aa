import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountsApi, openAccountsApi, other, password, tokenOf } from './support/open-accounts.ts';

let accounts: AccountsApi;
beforeAll(async () => {
  accounts = await openAccountsApi();
});
afterAll(() => accounts.database.close());

test('somebody registers, confirms by mail, logs in, is handed over to another site, and logs out there', async () => {
  const { call, post, mails, handOver } = accounts;
  const registration = { email: 'Ana@Example.test', password, name: 'Ana', locale: 'sr', domain: 'http://other.test' };
  const registered = await post('auth/register', registration);
  expect([registered.status, await registered.json()]).toEqual([200, {}]);
  const [mail] = mails;
  expect(mail).toMatchObject({ kind: 'confirm', email: 'ana@example.test', name: 'Ana', locale: 'sr' });
  expect(mail?.link).toMatch(
    /^https:\/\/league\.test\/sr\/auth\/confirm#token=[\w-]{43}&domain=http%3A%2F%2Fother\.test$/,
  );

  expect((await post('auth/login', { email: 'ana@example.test', password })).status).toBe(401);
  expect((await post('auth/confirm', { token: tokenOf(mail) })).status).toBe(200);
  expect((await post('auth/confirm', { token: tokenOf(mail) })).status).toBe(401);

  const login = await post('auth/login', { email: 'ANA@example.test', password });
  expect(login.status).toBe(200);
  const setCookie = login.headers.get('set-cookie') ?? '';
  expect(setCookie).toMatch(/^courtside-account=[\w-]{43}; Path=\/api\/auth; Expires=.*; HttpOnly; SameSite=Strict$/);
  const cookie = setCookie.split(';')[0] ?? '';

  const asking = await call('auth/handover?domain=http://other.test', { headers: { cookie } });
  expect(await asking.json()).toMatchObject({
    origin: 'http://other.test',
    account: { name: 'Ana', email: 'ana@example.test' },
    minimumAge: null,
  });
  const token = await handOver(cookie, 'http://other.test');

  const user = await call('v2/website/user', { host: other, token });
  expect(user.status).toBe(200);
  expect(user.headers.get('cache-control')).toBe('no-store');
  expect(await user.json()).toMatchObject({ name: 'Ana', language: 'sr', fcmTokens: [], player: null });

  const kept = await call('v2/website/session', { host: other, method: 'POST', body: {}, token });
  expect(kept.headers.get('set-cookie')).toBe(
    `leagueEngineAccessToken=${token}; Max-Age=31536000; Path=/; SameSite=Lax`,
  );
  const secure = await call('v2/website/session', {
    host: other,
    method: 'POST',
    token,
    headers: { origin: 'https://other.test' },
  });
  expect(secure.headers.get('set-cookie')).toMatch(/Path=\/; Secure; SameSite=Lax$/);

  const out = await call('v2/website/session', { host: other, method: 'DELETE', token });
  expect([out.status, out.headers.get('set-cookie')]).toEqual([
    200,
    'leagueEngineAccessToken=; Max-Age=0; Path=/; SameSite=Lax',
  ]);
  expect((await call('v2/website/user', { host: other, token })).status).toBe(401);
});
