import { afterAll, beforeAll, expect, test } from 'vitest';
import { setTenant } from '#server/league/tenant/set-tenant.ts';
import { type AccountsApi, openAccountsApi, other } from './support/open-accounts.ts';

let accounts: AccountsApi;
beforeAll(async () => {
  accounts = await openAccountsApi();
  await setTenant({ db: accounts.db, tenantId: accounts.otherIds.tenantId }, { minimumAge: 16 });
});
afterAll(() => accounts.database.close());

const yearsAgo = (years: number) => `${new Date().getUTCFullYear() - years}-01-01`;

test.each([
  [15, 403],
  [16, 200],
])('a site from 16 years asks for a birth date; %i years old: %i', async (years, status) => {
  const { call, post } = accounts;
  const { cookie } = await accounts.signUp(`age${years}@example.test`);
  const headers = { cookie };
  const domain = 'https://other.test';
  const asking = await (await call(`auth/handover?domain=${domain}`, { headers })).json();
  expect(asking).toMatchObject({ minimumAge: 16, account: { hasBirthDate: false } });
  const asked = await post('auth/handover', { domain }, { headers });
  expect([asked.status, (await asked.json()).issues[0].path]).toEqual([409, 'birthDate']);

  const give = (birthDate: string) => call('auth/account', { method: 'PUT', body: { birthDate }, headers });
  expect((await give('2999-01-01')).status).toBe(400);
  expect((await give(yearsAgo(years))).status).toBe(200);
  expect((await post('auth/handover', { domain }, { headers })).status).toBe(status);
  expect((await give(yearsAgo(40))).status).toBe(409);
});

test('every site tells its age and where to log in', async () => {
  const info = async (host: string) => (await accounts.call('v2/website/accounts', { host })).json();
  expect(await info(other)).toEqual({
    officialUrl: 'https://league.test',
    isOfficial: false,
    google: { clientId: 'client.test' },
    minimumAge: 16,
  });
  expect(await info('www.league.test')).toMatchObject({ isOfficial: true, minimumAge: null });
});
