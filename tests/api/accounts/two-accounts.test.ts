import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '#tests/fixtures/staff.ts';
import { type AccountsApi, openAccountsApi, other } from './support/open-accounts.ts';

let accounts: AccountsApi;
let ana: { cookie: string; token: string };
let bob: { cookie: string; token: string };
let team: string;
beforeAll(async () => {
  accounts = await openAccountsApi();
  ana = await accounts.signUp('ana@example.test', 'Ana');
  bob = await accounts.signUp('bob@example.test', 'Bob');
  const { rows } = await accounts.database.pool.query('select id from team where tenant_id = $1 limit 1', [
    accounts.ids.tenantId,
  ]);
  team = rows[0].id;
});
afterAll(() => accounts.database.close());

test('nobody sees or ends the sessions, passkeys and follows of another', async () => {
  const { call, post } = accounts;
  await call(`v2/website/user/follows/team/${team}`, { method: 'PUT', token: ana.token });
  expect(await (await call('v2/website/user/follows', { token: bob.token })).json()).toEqual({ items: [] });
  const { items } = await (await call('auth/sessions', { headers: { cookie: ana.cookie } })).json();
  for (const { id } of items) {
    const gone = await call(`auth/sessions/${id}`, { method: 'DELETE', headers: { cookie: bob.cookie } });
    expect(gone.status).toBe(404);
  }
  expect((await call('v2/website/user', { token: ana.token })).status).toBe(200);
  const exported = await (await call('auth/account/export', { headers: { cookie: bob.cookie } })).text();
  expect(exported).toContain('bob@example.test');
  expect(exported).not.toContain('ana@example.test');
  const deletion = await post('auth/account', {}, { headers: { cookie: bob.cookie } });
  expect(deletion.status).toBe(405);
  const wrong = { method: 'DELETE', body: { email: 'ana@example.test' }, headers: { cookie: bob.cookie } };
  expect((await call('auth/account', wrong)).status).toBe(400);
});

test('a push token belongs to who used the device last', async () => {
  const { call, post } = accounts;
  const fcmTokens = async (token: string) => (await (await call('v2/website/user', { token })).json()).fcmTokens;
  const device = { token: 'device-token-0001' };
  await post('v2/website/user/store-fcm', device, { token: ana.token });
  await post('v2/website/user/store-fcm', device, { token: ana.token });
  expect(await fcmTokens(ana.token)).toEqual([device.token]);
  await post('v2/website/user/store-fcm', device, { token: bob.token });
  expect([await fcmTokens(ana.token), await fcmTokens(bob.token)]).toEqual([[], [device.token]]);
});

test('a follower is no staff, and staff are no followers', async () => {
  const { call, db, ids } = accounts;
  expect((await call('v2/manage/me', { token: ana.token })).status).toBe(401);
  const admin = await signInAs({ db, tenantId: ids.tenantId }, 'admin');
  expect((await call('v2/website/user', { token: admin })).status).toBe(401);
});

test('scripts in names are text: in the answers, in the mail, and in the calendar', async () => {
  const { post, call, mails } = accounts;
  const name = '<script>alert(1)</script>\r\nBcc: all@evil.test';
  const { token } = await accounts.signUp('script@example.test', name);
  const inOneLine = '<script>alert(1)</script> Bcc: all@evil.test';
  expect(mails.at(-1)?.name).toBe(inOneLine);
  const user = await call('v2/website/user', { token });
  expect(user.headers.get('content-type')).toBe('application/json');
  expect((await user.json()).name).toBe(inOneLine);
  const renamed = await call('v2/website/user', {
    method: 'PUT',
    token,
    body: { name: '"><img src=x onerror=alert(1)>' },
  });
  expect((await renamed.json()).name).toBe('"><img src=x onerror=alert(1)>');
  const tooLong = await call('v2/website/user', { method: 'PUT', token, body: { name: 'x'.repeat(81) } });
  expect(tooLong.status).toBe(400);
  const zero = await post('auth/register', {
    email: 'n@example.test',
    password: 'a fine long word 3',
    name: '\u0000',
    locale: 'en',
  });
  expect(zero.status).toBe(400);
});

test('name, language and choices are changed for the follower alone', async () => {
  const { call } = accounts;
  const put = (token: string, body: object) => call('v2/website/user', { method: 'PUT', token, body });
  await put(ana.token, { language: 'fr', choices: { hideScores: true } });
  const changed = await (await put(ana.token, { choices: { scoreDelayMinutes: 5 } })).json();
  expect(changed).toMatchObject({ name: 'Ana', language: 'fr', choices: { hideScores: true, scoreDelayMinutes: 5 } });
  expect(await (await call('v2/website/user', { token: bob.token })).json()).toMatchObject({
    language: 'en',
    choices: { hideScores: false, scoreDelayMinutes: 0 },
  });
  expect((await put(ana.token, { choices: { timeZone: 'Mars/Base' } })).status).toBe(400);
  expect((await put(ana.token, { choices: { timeZone: 'Europe/Belgrade' } })).status).toBe(200);
  const atOther = await accounts.handOver(ana.cookie, 'https://other.test');
  expect(await (await call('v2/website/user', { host: other, token: atOther })).json()).toMatchObject({
    name: 'Ana',
    choices: { hideScores: false },
  });
});

test('a device gets no messages any more once its session ends', async () => {
  const { call, post, database } = accounts;
  const token = await accounts.handOver(ana.cookie, 'https://other.test');
  await post('v2/website/user/store-fcm', { token: 'device-of-a-session' }, { host: other, token });
  const stored = async () => {
    const { rowCount } = await database.pool.query(`select 1 from push_token where token = 'device-of-a-session'`);
    return rowCount;
  };
  expect(await stored()).toBe(1);
  await call('v2/website/session', { host: other, method: 'DELETE', token });
  expect(await stored()).toBe(0);
});
