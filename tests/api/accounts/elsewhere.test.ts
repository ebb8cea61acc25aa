import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccounts } from '#server/api/account/open-accounts.ts';
import { createLog } from '#server/log.ts';
import { type AccountsApi, openAccountsApi, password } from './support/open-accounts.ts';

/** Two installations, of which the second has the official website of the first. */
let first: AccountsApi;
let second: AccountsApi;
beforeAll(async () => {
  [first, second] = await Promise.all([openAccountsApi(), openAccountsApi('https://official.test')]);
});
afterAll(async () => {
  await first?.database.close();
  await second?.database.close();
});

const infoOf = async ({ call }: AccountsApi) => (await call('v2/website/accounts')).json();

test('where the official website is of another installation, sites say that its tokens are void here', async () => {
  expect(await infoOf(first)).toMatchObject({ isOfficial: true, isOfInstallation: true });
  expect(await infoOf(second)).toMatchObject({
    officialUrl: 'https://official.test',
    isOfficial: false,
    isOfInstallation: false,
  });
});

test('a token of another installation opens nothing, also at a host of the same name, and is put into no cookie', async () => {
  const { token } = await first.signUp('ana@example.test');
  expect((await first.call('v2/website/user', { token })).status).toBe(200);
  expect((await second.call('v2/website/user', { token })).status).toBe(401);
  const kept = await second.post('v2/website/session', {}, { token });
  expect([kept.status, kept.headers.get('set-cookie')]).toEqual([401, null]);
});

test('nobody types a password where the official website is elsewhere', async () => {
  const login = await second.post('auth/login', { email: 'ana@example.test', password });
  expect(login.status).toBe(403);
  expect((await second.call('auth/handover?domain=https://other.test')).status).toBe(403);
});

test.each([
  ['https://official.test', 1],
  ['https://league.test', 0],
  [undefined, 0],
])('a start with the official website %s warns %i times', async (OFFICIAL_WEBSITE_URL, warnings) => {
  const said: string[] = [];
  const log = createLog('silent');
  log.warn = (_: unknown, text?: string) => void said.push(String(text));
  const settings = {
    OFFICIAL_WEBSITE_URL,
    GOOGLE_CLIENT_ID: undefined,
    SMTP_URL: 'smtp://localhost',
    MAIL_FROM: 'a@b.test',
  };
  await openAccounts(second.db, settings, log);
  expect(said.filter((text) => text.includes('nobody can log in'))).toHaveLength(warnings);
});
