import { generateKeyPair, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountsApi, clientId, openAccountsApi, signedIn } from './support/open-accounts.ts';

let accounts: AccountsApi;
beforeAll(async () => {
  accounts = await openAccountsApi();
  await accounts.signUp('known@example.test');
  await accounts.signUp('known@gmail.com');
});
afterAll(() => accounts.database.close());

const statusOf = async (call: 'google-login' | 'google-register', token: string) =>
  (await accounts.post(`auth/${call}`, { token })).status;

const fresh = { sub: 'google-fresh', email: 'fresh@gmail.com' };

test('somebody registers with Google once and logs in afterwards; an unknown identity does not log in', async () => {
  const token = await accounts.googleToken(fresh);
  expect(await statusOf('google-login', token)).toBe(401);
  const { token: bearer } = await signedIn(await accounts.post('auth/google-register', { token }));
  expect(await (await accounts.call('v2/website/user', { token: bearer })).json()).toMatchObject({ name: 'Gea' });
  expect(await statusOf('google-login', token)).toBe(200);
  expect(await statusOf('google-register', token)).toBe(200);
});

const minutesFromNow = (minutes: number) => Math.floor(Date.now() / 1000) + minutes * 60;

test.each([
  ['another audience', { aud: 'another-client' }],
  ['another issuer', { iss: 'https://accounts.evil.test' }],
  ['a time that is over', { iat: minutesFromNow(-120), exp: minutesFromNow(-60) }],
  ['an issue time of tomorrow', { iat: minutesFromNow(1440), exp: minutesFromNow(1500) }],
  ['a life of a year', { iat: minutesFromNow(-300), exp: minutesFromNow(500_000) }],
  ['an unverified address', { email_verified: false }],
  ['an unverified address of somebody known', { email: 'known@gmail.com', sub: 'evil', email_verified: false }],
  ['no address', { email: undefined }],
])('a token with %s is refused', async (_, claims) => {
  const token = await accounts.googleToken({ ...fresh, ...claims });
  expect([await statusOf('google-login', token), await statusOf('google-register', token)]).toEqual([401, 401]);
});

test('a token that somebody else signed, or nobody, is refused', async () => {
  const { privateKey } = await generateKeyPair('RS256');
  const unsigned = new UnsecuredJWT({ ...fresh, email_verified: true })
    .setIssuer('https://accounts.google.com')
    .setAudience(clientId)
    .setIssuedAt()
    .setExpirationTime('10m')
    .encode();
  for (const token of [await accounts.googleToken(fresh, privateKey), unsigned, 'no.jwt.atall', 'x']) {
    expect(await statusOf('google-register', token)).toBe(401);
  }
});

test('an address of somebody known is linked only where Google hosts it', async () => {
  const hosted = await accounts.googleToken({ sub: 'google-2', email: 'known@gmail.com' });
  expect(await statusOf('google-login', hosted)).toBe(200);
  const elsewhere = await accounts.googleToken({ sub: 'google-3', email: 'known@example.test' });
  expect(await statusOf('google-login', elsewhere)).toBe(409);
  const workspace = await accounts.googleToken({ sub: 'google-3', email: 'known@example.test', hd: 'example.test' });
  expect(await statusOf('google-login', workspace)).toBe(200);
  const second = await accounts.googleToken({ sub: 'google-4', email: 'known@gmail.com' });
  expect(await statusOf('google-login', second)).toBe(409);
});
