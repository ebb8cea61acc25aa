import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hasher } from '#server/auth/accounts/hasher.ts';
import { type AccountsApi, openAccountsApi, password, signedIn, tokenOf } from './support/open-accounts.ts';

let accounts: AccountsApi;
beforeAll(async () => {
  accounts = await openAccountsApi();
  await accounts.signUp('known@example.test', 'Known');
  // One of its own, since mails to an address are counted.
  await accounts.signUp('counted@example.test');
});
afterAll(() => accounts.database.close());

const known = 'known@example.test';
const unknown = 'unknown@example.test';

const answerOf = async (path: string, body: object) => {
  const response = await accounts.post(path, body);
  const answer = await response.json();
  return { status: response.status, answer, cookie: response.headers.get('set-cookie') };
};

const bodies = {
  'auth/register': (email: string) => ({ email, password, name: 'Eve', locale: 'en' }),
  'auth/login': (email: string) => ({ email, password: 'wrong wrong wrong' }),
  'auth/password/request': (email: string) => ({ email, locale: 'en' }),
};

/** The statements that a call makes in the database, without their values. */
async function statementsOf(path: string, body: object): Promise<string[]> {
  const query = vi.spyOn(accounts.database.pool, 'query');
  try {
    await accounts.call(path, { method: 'POST', body });
    return query.mock.calls.map(([statement]) => (statement as unknown as { text: string }).text);
  } finally {
    query.mockRestore();
  }
}

test('register, login and reset answer alike whether an address exists or not', async () => {
  for (const [path, bodyOf] of Object.entries(bodies)) {
    expect(await answerOf(path, bodyOf(known))).toEqual(await answerOf(path, bodyOf(unknown)));
  }
});

test.each(Object.entries(bodies))(
  '%s asks the database the same for a known and an unknown address',
  async (path, bodyOf) => {
    const ofKnown = await statementsOf(path, bodyOf('counted@example.test'));
    expect(ofKnown.length).toBeGreaterThan(1);
    expect(await statementsOf(path, bodyOf('uncounted@example.test'))).toEqual(ofKnown);
  },
);

test.each(Object.entries(bodies))(
  '%s hashes as often for a known address as for an unknown one',
  async (path, bodyOf) => {
    const name = path.replaceAll('/', '-');
    const [byPassword, byGoogle, unknown] = [
      `hash-${name}@example.test`,
      `${name}@gmail.com`,
      `none-${name}@example.test`,
    ];
    await accounts.signUp(byPassword);
    await accounts.post('auth/google-register', { token: await accounts.googleToken({ email: byGoogle, sub: name }) });
    const spies = [vi.spyOn(hasher, 'hash'), vi.spyOn(hasher, 'verify')];
    const counts: Record<string, number[]> = {};
    for (const email of [byPassword, byGoogle, unknown]) {
      await accounts.call(path, { method: 'POST', body: bodyOf(email) });
      // The job of the mail, which is done after the answer.
      await accounts.sendMails();
      counts[email] = spies.map(({ mock }) => mock.calls.length);
      for (const spy of spies) spy.mockClear();
    }
    for (const spy of spies) spy.mockRestore();
    const expected = { 'auth/register': [1, 0], 'auth/login': [0, 1], 'auth/password/request': [0, 0] }[path];
    expect(counts).toEqual({ [byPassword]: expected, [byGoogle]: expected, [unknown]: expected });
  },
);

test('a known address gets a link to a new password instead of a second account', async () => {
  const { post, mails } = accounts;
  await post('auth/register', { email: known, password: 'another long 1 word', name: 'Thief', locale: 'fr' });
  const mail = mails.at(-1);
  expect(mail).toMatchObject({ kind: 'known-address', email: known, name: 'Known', locale: 'fr' });
  expect((await post('auth/confirm', { token: tokenOf(mail) })).status).toBe(401);
  expect((await post('auth/login', { email: known, password: 'another long 1 word' })).status).toBe(401);
});

test('two registrations of one address: who confirms first keeps it, and the other link is void', async () => {
  const { post, mails } = accounts;
  const register = (secret: string) =>
    post('auth/register', { email: 'race@example.test', password: secret, name: 'R', locale: 'en' });
  await register('the thieves password 1');
  const thief = mails.at(-1);
  await register('the owners password 2');
  const owner = mails.at(-1);
  expect((await post('auth/confirm', { token: tokenOf(owner) })).status).toBe(200);
  expect((await post('auth/confirm', { token: tokenOf(thief) })).status).toBe(401);
  expect((await post('auth/login', { email: 'race@example.test', password: 'the thieves password 1' })).status).toBe(
    401,
  );
});

test('a reset sets the password once, ends all sessions, and refuses a common one without using up the link', async () => {
  const { post, call, mails } = accounts;
  const before = await signedIn(await post('auth/login', { email: known, password }));
  await post('auth/password/request', { email: known, locale: 'sl' });
  const token = tokenOf(mails.at(-1));
  const common = await post('auth/password/reset', { token, password: 'password123' });
  expect([common.status, (await common.json()).issues]).toEqual([
    400,
    [{ path: 'password', message: 'is too common or too easy to guess' }],
  ]);
  const next = 'seven green boats 9';
  const after = await signedIn(await post('auth/password/reset', { token, password: next }));
  expect((await post('auth/password/reset', { token, password: next })).status).toBe(401);
  expect((await call('v2/website/user', { token: before.token })).status).toBe(401);
  expect((await call('auth/account', { headers: { cookie: before.cookie } })).status).toBe(401);
  expect((await call('v2/website/user', { token: after.token })).status).toBe(200);
  expect((await post('auth/login', { email: known, password })).status).toBe(401);
});

test.each(['12345678', 'password', 'qwertyuiop', 'Passw0rd', 'aaaaaaaaaa', 'eve@example.test'])(
  'the password %j is refused',
  async (weak) => {
    const body = { email: 'eve@example.test', password: weak, name: 'Eve', locale: 'en' };
    expect((await accounts.post('auth/register', body)).status).toBe(400);
  },
);

test('30 wrong passwords with invented forwarded addresses are stopped, and the right one waits too', async () => {
  await accounts.signUp('target@example.test');
  const statuses = [];
  for (let i = 0; i < 40; i += 1) {
    const headers = { 'x-forwarded-for': `198.51.100.${i}` };
    const body = { email: 'target@example.test', password: `wrong number ${i}` };
    statuses.push((await accounts.post('auth/login', body, { headers })).status);
  }
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(401));
  expect(statuses.slice(30)).toEqual(Array(10).fill(429));
  const right = await accounts.post('auth/login', { email: 'target@example.test', password });
  expect([right.status, right.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
});

test('ten wrong passwords of one client are stopped, whether the address exists or not', async () => {
  for (const [client, email] of ['nobody@example.test', 'race@example.test'].entries()) {
    const statuses = [];
    for (let i = 0; i < 12; i += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${200 + client}` };
      statuses.push((await accounts.post('auth/login', { email, password: `wrong ${i}` }, { headers })).status);
    }
    expect(statuses.slice(9)).toEqual([401, 429, 429]);
  }
});

test('no table holds a password or a token as it is', async () => {
  const { mails, database, post } = accounts;
  await post('auth/register', { email: 'secret@example.test', password, name: 'S', locale: 'en' });
  const { token } = await accounts.signUp('second@example.test');
  const secrets = [password, token, ...mails.map(tokenOf)];
  for (const table of ['account_token', 'account_session', 'account_credential', 'account', 'follower']) {
    const { rows } = await database.pool.query(`select t::text as row from ${table} t`);
    const text = rows.map(({ row }) => row).join('\n');
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  }
});
