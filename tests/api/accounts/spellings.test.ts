import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountsApi, openAccountsApi, password, signedIn } from './support/open-accounts.ts';

let accounts: AccountsApi;
let ana: { cookie: string; token: string };
beforeAll(async () => {
  accounts = await openAccountsApi();
  ana = await accounts.signUp('ana@example.test');
});
afterAll(() => accounts.database.close());

test.each([
  ['capital letters', 'ANA@Example.TEST', true],
  ['a dot in the name', 'a.na@example.test', false],
  ['a tag', 'ana+x@example.test', false],
])('an address with %s is %s the same one', async (_, email, isSame) => {
  await accounts.post('auth/register', { email, password, name: 'Eve', locale: 'en' });
  expect(accounts.mails.at(-1)).toMatchObject({
    email: email.toLowerCase(),
    kind: isSame ? 'known-address' : 'confirm',
  });
});

test.each([
  ['the sign of kelvin, which is a small k', 'mar\u212aus@example.test'],
  ['letters of another script', '\u0430na@example.test'],
  ['wide letters', '\uff41na@example.test'],
  ['a wide at sign', 'ana\uff20example.test'],
  ['a long s', 'ana@example.te\u017ft'],
  ['a space that is not seen', 'ana\u200b@example.test'],
  ['a second line', 'ana@example.test\r\nBcc: all@evil.test'],
  ['a second address', 'ana@example.test,eve@evil.test'],
  ['a name before it', 'Ana <ana@example.test>'],
  ['quotes', '"ana@example.test"@evil.test'],
  ['an address of a host', 'ana@[127.0.0.1]'],
  ['too many letters', `${'a'.repeat(190)}@example.test`],
])('an address with %s is refused, also from Google', async (_, email) => {
  const sent = accounts.mails.length;
  for (const [path, body] of [
    ['auth/register', { password, name: 'Eve', locale: 'en' }],
    ['auth/login', { password }],
    ['auth/password/request', { locale: 'en' }],
  ] as const) {
    expect([path, (await accounts.post(path, { ...body, email })).status]).toEqual([path, 400]);
  }
  expect(accounts.mails).toHaveLength(sent);
  const token = await accounts.googleToken({ sub: email, email });
  expect((await accounts.post('auth/google-register', { token })).status).toBe(401);
});

test.each([
  ['too long', 'x'.repeat(81)],
  ['empty', ''],
  ['of spaces', ' \u00a0\u2003 '],
  ['of nothing that is seen', '\u200b\u2060\u202e\u3164'],
  ['of joiners', '\u200d\u200c'],
  ['no text', { first: 'Ana' }],
])('a name that is %s is refused', async (_, name) => {
  const { post, call } = accounts;
  expect((await post('auth/register', { email: 'n@example.test', password, name, locale: 'en' })).status).toBe(400);
  expect((await call('auth/account', { method: 'PUT', body: { name }, headers: { cookie: ana.cookie } })).status).toBe(
    400,
  );
  expect((await call('v2/website/user', { method: 'PUT', body: { name }, token: ana.token })).status).toBe(400);
});

test.each([
  ['turned around', '\u202eanA\u202c \u2066x\u2069', 'anA x'],
  ['in two lines', 'Ana\r\n\tKos\u2028II', 'Ana Kos II'],
  ['of parts', 'Z\u030civan', '\u017divan'],
  ['with an invisible letter', 'Ana\u200bKos\ufeff', 'AnaKos'],
  ['of a script with joiners', '\u0646\u06cc\u200c\u0644\u0627', '\u0646\u06cc\u200c\u0644\u0627'],
])('a name %s is one line that shows what it is', async (_, name, shown) => {
  const answer = await accounts.call('v2/website/user', { method: 'PUT', body: { name }, token: ana.token });
  expect((await answer.json()).name).toBe(shown);
});

test('a name at Google that shows nothing is replaced by the address', async () => {
  const token = await accounts.googleToken({ sub: 'nameless', email: 'nameless@gmail.com', name: '\u202e\u200b' });
  const { cookie } = await signedIn(await accounts.post('auth/google-register', { token }));
  expect(await (await accounts.call('auth/account', { headers: { cookie } })).json()).toMatchObject({
    name: 'nameless',
  });
});
