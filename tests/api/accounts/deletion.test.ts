import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStaff } from '#server/auth/staff/add-staff.ts';
import { type AccountsApi, official, openAccountsApi, other, password } from './support/open-accounts.ts';

let accounts: AccountsApi;
beforeAll(async () => {
  accounts = await openAccountsApi();
});
afterAll(() => accounts.database.close());

/** The tables of all schemas, those of jobs too, with a row that contains the text. */
async function tablesWith(text: string): Promise<string[]> {
  const { pool } = accounts.database;
  const { rows } = await pool.query(
    `select format('%I.%I', table_schema, table_name) as path, table_name as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found = await Promise.all(
    rows.map(async ({ name, path }) => {
      const { rowCount } = await pool.query(`select 1 from ${path} t where position($1 in t::text) > 0 limit 1`, [
        text,
      ]);
      return rowCount ? [name as string] : [];
    }),
  );
  return found.flat().toSorted();
}

/** The tables that refer to accounts or followers, as the database knows them. */
async function referringTables(): Promise<string[]> {
  const { rows } = await accounts.database.pool.query(
    `select distinct referring from (
       select conrelid::regclass::text as referring from pg_constraint
       where contype = 'f' and confrelid in ('account'::regclass, 'follower'::regclass)
       union all
       select table_name from information_schema.columns
       where table_schema = 'public' and column_name in ('account_id', 'follower_id')) as tables
     union select 'account' order by 1`,
  );
  return rows.map(({ referring }) => referring);
}

/** Rows of an account and its follower that the calls of this test do not make. */
async function fillTheRest(accountId: string, followerId: string): Promise<void> {
  const { pool } = accounts.database;
  const { tenantId } = accounts.ids;
  await pool.query(
    `insert into passkey (account_id, credential_id, public_key, counter, name) values ($1, 'key', '\\x00', 0, 'Laptop')`,
    [accountId],
  );
  await pool.query(
    `insert into site_user (tenant_id, account_id, email, name) values ($1, $2, 'gone@example.test', 'Wanda Gone')`,
    [tenantId, accountId],
  );
  await pool.query(
    `with other as (insert into follower (tenant_id) values ($1) returning id),
       season as (insert into fantasy_season (tenant_id, league_id, preset, rules, correction_hours)
         select tenant_id, id, 'classic', '{}', 24 from league where tenant_id = $1 limit 1 returning id),
       squad as (insert into fantasy_squad (tenant_id, fantasy_season_id, follower_id, number, name, joined_round)
         select $1, season.id, other.id, 1, 'Rude', 1 from season, other returning id),
       watch as (insert into fantasy_watch (tenant_id, fantasy_season_id, follower_id, entrant)
         select $1, season.id, $2, 7 from season)
     insert into fantasy_name_report (tenant_id, squad_id, follower_id, name, reason)
       select $1, squad.id, $2, 'Rude', 'It is' from squad`,
    [tenantId, followerId],
  );
}

test('a deleted account is found in no table, and its tokens open nothing', async () => {
  const { call, post, database, ids } = accounts;
  const gone = await accounts.signUp('gone@example.test', 'Wanda Gone');
  const atOther = await accounts.handOver(gone.cookie, 'https://other.test');
  const { rows } = await database.pool.query(`select id, slug from person where tenant_id = $1 limit 1`, [
    ids.tenantId,
  ]);
  await call(`v2/website/user/follows/player/${rows[0].id}`, { method: 'PUT', token: gone.token });
  await call('v2/website/user/player', { method: 'PUT', token: gone.token, body: { player: rows[0].slug } });
  await post('v2/website/user/store-fcm', { token: 'device-of-wanda' }, { token: gone.token });
  await post('v2/website/user/calendar', {}, { token: gone.token });
  await post('auth/password/request', { email: 'gone@example.test', locale: 'en' });
  await post('auth/register', { email: 'gone@example.test', password, name: 'Wanda Gone', locale: 'en' });
  const { uuid: accountId } = await (await call('auth/account', { headers: { cookie: gone.cookie } })).json();
  const { uuid: followerId } = await (await call('v2/website/user', { token: gone.token })).json();
  await fillTheRest(accountId, followerId);
  const exported = await (await call('auth/account/export', { headers: { cookie: gone.cookie } })).json();
  const since = expect.any(String);
  expect(exported).toMatchObject({
    account: { email: 'gone@example.test', name: 'Wanda Gone' },
    signInMethods: [{ provider: 'password', since }],
    passkeys: [{ name: 'Laptop', since }],
    staff: [{ email: 'gone@example.test', since }],
    sessions: [{ site: { host: other } }, { site: { host: official } }, { site: null, isThis: true }],
  });
  expect(exported.sites.find(({ calendarSince }: { calendarSince: string | null }) => calendarSince)).toEqual({
    site: 'one',
    since,
    choices: {},
    calendarSince: since,
    follows: [{ noun: 'person', id: rows[0].id, since }],
    player: [{ id: rows[0].id, state: 'claimed', since }],
    devices: [{ since }],
    fantasySquads: [],
    fantasyWatches: [{ entrant: 7, since }],
    fantasyReports: [{ name: 'Rude', reason: 'It is', decision: null, since }],
  });
  // A table that comes to refer to accounts or followers has to be filled here, and be empty below.
  const found = new Set([...(await tablesWith(accountId)), ...(await tablesWith(followerId))]);
  expect(await referringTables()).toEqual([...found, 'fantasy_squad'].toSorted());

  const deletion = { method: 'DELETE', body: { email: ' Gone@example.test' }, headers: { cookie: gone.cookie } };
  const answer = await call('auth/account', deletion);
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([
    200,
    expect.stringMatching(/^courtside-account=;/),
  ]);
  for (const text of ['gone@example.test', 'Wanda Gone', 'device-of-wanda', accountId, followerId]) {
    expect([text, await tablesWith(text)]).toEqual([text, []]);
  }
  expect((await call('v2/website/user', { token: gone.token })).status).toBe(401);
  expect((await call('v2/website/user', { host: other, token: atOther })).status).toBe(401);
  expect((await call('auth/account', { headers: { cookie: gone.cookie } })).status).toBe(401);
});

test('a fantasy squad stays without a name of its owner, and who is staff stays staff', async () => {
  const { call, database, db, ids } = accounts;
  await addStaff({ db, tenantId: ids.tenantId }, { email: 'both@example.test', role: 'scorer', name: 'Both' });
  const both = await accounts.signUp('both@example.test', 'Both');
  const { uuid } = await (await call('v2/website/user', { token: both.token })).json();
  const values = [ids.tenantId, uuid];
  await database.pool.query(
    `with season as (select tenant_id, id from fantasy_season where tenant_id = $1)
     insert into fantasy_squad (tenant_id, fantasy_season_id, follower_id, number, name, joined_round) select tenant_id, id, $2, 2, 'Rockets', 1 from season`,
    values,
  );
  const deletion = { method: 'DELETE', body: { email: 'both@example.test' }, headers: { cookie: both.cookie } };
  expect((await call('auth/account', deletion)).status).toBe(200);
  const { rows } = await database.pool.query(
    'select account_id, choices from follower where tenant_id = $1 and id = $2',
    values,
  );
  expect(rows).toEqual([{ account_id: null, choices: {} }]);
  expect(await tablesWith('Rockets')).toEqual(['fantasy_squad']);
  const { rows: staff } = await database.pool.query(`select role from staff where tenant_id = $1`, [ids.tenantId]);
  expect(staff).toEqual([{ role: 'scorer' }]);
});
