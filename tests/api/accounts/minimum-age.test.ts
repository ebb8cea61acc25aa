import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setTenant } from '#server/league/tenant/set-tenant.ts';
import { type AccountsApi, openAccountsApi, other, password, tokenOf } from './support/open-accounts.ts';

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

describe('on the official website of a league that asks for an age', () => {
  const setAge = (minimumAge: number | null) =>
    setTenant({ db: accounts.db, tenantId: accounts.ids.tenantId }, { minimumAge });
  beforeAll(() => setAge(16));
  afterAll(() => setAge(null));

  const refusalOf = async (response: Response) => [response.status, (await response.json()).issues?.[0].path];
  const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';

  async function register(email: string) {
    await accounts.post('auth/register', { email, password, name: 'Eva', locale: 'en' });
    return accounts.post('auth/confirm', { token: tokenOf(accounts.mails.at(-1)) });
  }

  test.each([
    [15, 403],
    [16, 200],
  ])(
    'a sign-in gives no token without a birth date, but a session to give it in; %i years old: %i',
    async (years, status) => {
      const { call, post, handOver } = accounts;
      const email = `own${years}@example.test`;
      const confirmed = await register(email);
      expect(await refusalOf(confirmed)).toEqual([409, 'birthDate']);
      const login = () => post('auth/login', { email, password });
      const asked = await login();
      const headers = { cookie: cookieOf(asked) };
      expect(await refusalOf(asked)).toEqual([409, 'birthDate']);
      const { items } = await (await call('auth/sessions', { headers })).json();
      expect(items.map(({ site }: { site: unknown }) => site)).toEqual([null, null]);
      expect(await handOver(headers.cookie, 'https://other.test')).toBe('undefined');

      await call('auth/account', { method: 'PUT', body: { birthDate: yearsAgo(years) }, headers });
      const again = await login();
      expect(again.status).toBe(status);
      const own = await post(
        'auth/handover',
        { domain: 'https://league.test' },
        { headers: { cookie: cookieOf(again) } },
      );
      expect(own.status).toBe(status);
    },
  );

  test('Google and a new password give none either', async () => {
    const { post, mails, googleToken } = accounts;
    const token = await googleToken({ sub: 'google-young', email: 'young@gmail.com' });
    expect(await refusalOf(await post('auth/google-register', { token }))).toEqual([409, 'birthDate']);
    expect(await refusalOf(await post('auth/google-login', { token }))).toEqual([409, 'birthDate']);
    await post('auth/password/request', { email: 'young@gmail.com', locale: 'en' });
    const reset = await post('auth/password/reset', { token: tokenOf(mails.at(-1)), password });
    expect(await refusalOf(reset)).toEqual([409, 'birthDate']);
  });

  test('a site without an age gets its token all the same', async () => {
    await setTenant({ db: accounts.db, tenantId: accounts.otherIds.tenantId }, { minimumAge: null });
    const confirmed = await register('elsewhere@example.test');
    const token = await accounts.handOver(cookieOf(confirmed), 'https://other.test');
    expect((await accounts.call('v2/website/user', { host: other, token })).status).toBe(200);
    await setTenant({ db: accounts.db, tenantId: accounts.otherIds.tenantId }, { minimumAge: 16 });
  });
});

test('every site tells its age and where to log in', async () => {
  const info = async (host: string) => (await accounts.call('v2/website/accounts', { host })).json();
  expect(await info(other)).toEqual({
    officialUrl: 'https://league.test',
    isOfficial: false,
    isOfInstallation: true,
    google: { clientId: 'client.test' },
    minimumAge: 16,
  });
  expect(await info('www.league.test')).toMatchObject({ isOfficial: true, minimumAge: null });
});
