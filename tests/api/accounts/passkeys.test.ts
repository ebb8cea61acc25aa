import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountsApi, openAccountsApi, signedIn } from './support/open-accounts.ts';
import { createSoftwareAuthenticator } from './support/software-authenticator.ts';

let accounts: AccountsApi;
let ana: { cookie: string; token: string };
beforeAll(async () => {
  accounts = await openAccountsApi();
  ana = await accounts.signUp('ana@example.test');
});
afterAll(() => accounts.database.close());

async function addPasskey(authenticator: ReturnType<typeof createSoftwareAuthenticator>, cookie = ana.cookie) {
  const { post } = accounts;
  const started = await (await post('auth/passkeys/start', {}, { headers: { cookie } })).json();
  const body = { ceremony: started.ceremony, response: authenticator.create(started.options), name: 'Laptop' };
  return { started, body, response: await post('auth/passkeys', body, { headers: { cookie } }) };
}

async function logIn(authenticator: ReturnType<typeof createSoftwareAuthenticator>) {
  const { ceremony, options } = await (await accounts.post('auth/passkeys/login/start', {})).json();
  const body = { ceremony, response: authenticator.get(options) };
  return { body, response: await accounts.post('auth/passkeys/login', body) };
}

test('a passkey is added, signs in, is listed, and signs nobody in once it is removed', async () => {
  const { call, post } = accounts;
  const authenticator = createSoftwareAuthenticator('http://league.test');
  const { body, response } = await addPasskey(authenticator);
  expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({ name: 'Laptop' })]);
  expect((await post('auth/passkeys', body, { headers: { cookie: ana.cookie } })).status).toBe(401);

  const login = await logIn(authenticator);
  const { token } = await signedIn(login.response);
  expect((await call('v2/website/user', { token })).status).toBe(200);
  expect((await post('auth/passkeys/login', login.body)).status).toBe(401);

  const { items } = await (await call('auth/passkeys', { headers: { cookie: ana.cookie } })).json();
  expect(items).toMatchObject([{ name: 'Laptop', lastUsedAt: expect.any(String) }]);
  const bob = await accounts.signUp('bob@example.test');
  const remove = (cookie: string) => call(`auth/passkeys/${items[0].id}`, { method: 'DELETE', headers: { cookie } });
  expect((await remove(bob.cookie)).status).toBe(404);
  expect((await remove(ana.cookie)).status).toBe(200);
  expect((await logIn(authenticator)).response.status).toBe(401);
});

test('a passkey of another origin, of another key, and the ceremony of another account are refused', async () => {
  const { post } = accounts;
  expect((await addPasskey(createSoftwareAuthenticator('https://evil.test'))).response.status).toBe(401);
  expect((await logIn(createSoftwareAuthenticator('http://league.test'))).response.status).toBe(401);
  const eve = await accounts.signUp('eve@example.test');
  const { ceremony, options } = await (
    await post('auth/passkeys/start', {}, { headers: { cookie: ana.cookie } })
  ).json();
  const response = createSoftwareAuthenticator('http://league.test').create(options);
  const stolen = await post('auth/passkeys', { ceremony, response, name: 'X' }, { headers: { cookie: eve.cookie } });
  expect(stolen.status).toBe(401);
});

test('without the cookie nobody adds a passkey', async () => {
  expect((await accounts.post('auth/passkeys/start', {})).status).toBe(401);
});
