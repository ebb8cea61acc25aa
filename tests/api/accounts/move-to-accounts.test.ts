import { afterEach, beforeEach, expect, test } from 'vitest';
import { redeemSignInLink } from '#server/auth/sign-in-link.ts';
import { digestOf } from '#server/auth/token.ts';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { openEarlierBuild } from '#tests/fixtures/earlier-build.ts';

let database: DatabaseConnection;
const tenants: string[] = [];
beforeEach(async () => {
  database = await openEarlierBuild();
  const { rows } = await database.pool.query<{ id: string }>('select id from tenant order by slug');
  tenants.splice(0, tenants.length, ...rows.map(({ id }) => id));
});
afterEach(() => database.close());

async function query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.pool.query(text, values)).rows as Row[];
}

async function addUser(tenant: string | undefined, email: string, name: string, isVerified = false): Promise<string> {
  const [row] = await query<{ id: string }>(
    `insert into site_user (tenant_id, name, email, email_verified) values ($1, $2, $3, $4) returning id`,
    [tenant, name, email, isVerified],
  );
  return row?.id ?? '';
}

const addCredential = (tenant: string | undefined, user: string, provider: string, subject: string, hash?: string) =>
  query(`insert into credential (tenant_id, user_id, provider, subject, password_hash) values ($1, $2, $3, $4, $5)`, [
    tenant,
    user,
    provider,
    subject,
    hash,
  ]);

test('one address in two tenants becomes one account with what it had in both', async () => {
  const [one, two] = tenants;
  const first = await addUser(one, 'Fan@Example.test', 'Earlier', true);
  const second = await addUser(two, 'fan@example.test', 'Later', true);
  await query(`update site_user set updated_at = now() + interval '1 day' where id = $1`, [second]);
  await addCredential(one, first, 'google', 'google-7');
  await addCredential(two, second, 'password', 'fan@example.test', '$argon2id$v=19$m=19456,t=2,p=1$YWJjZGVmZ2g$aGFzaA');
  for (const [tenant, user] of [
    [one, first],
    [two, second],
  ]) {
    await query(
      `insert into follow (tenant_id, user_id, noun, followed_id) values ($1, $2, 'team', gen_random_uuid())`,
      [tenant, user],
    );
  }
  const before = await query('select * from follow order by tenant_id, user_id, followed_id');
  const users = await query('select id from site_user');

  await migrateDatabase(database.pool);

  const accounts = await query<{ id: string; name: string }>(
    `select id, name from account where email = 'fan@example.test'`,
  );
  expect(accounts).toMatchObject([{ name: 'Later' }]);
  const [{ id } = { id: '' }] = accounts;
  expect(await query('select id from follower where account_id = $1 order by id', [id])).toEqual(
    [first, second].toSorted().map((id) => ({ id })),
  );
  expect(await query('select * from follow order by tenant_id, user_id, followed_id')).toEqual(before);
  expect(
    await query('select provider, subject from account_credential where account_id = $1 order by 1', [id]),
  ).toEqual([
    { provider: 'google', subject: 'google-7' },
    { provider: 'password', subject: id },
  ]);
  expect(await query('select id from site_user')).toEqual(users);
  expect(await query('select count(*)::int as n from site_user where account_id is null')).toEqual([{ n: 0 }]);
});

test('two spellings of an address in one tenant keep what they own, and one of them is the account', async () => {
  const [one] = tenants;
  const ids = [await addUser(one, 'Twice@example.test', 'A'), await addUser(one, 'twice@example.test', 'B')];
  await migrateDatabase(database.pool);
  expect(await query('select id from follower where id = any($1)', [ids])).toHaveLength(2);
  expect(await query('select id from follower where id = any($1) and account_id is not null', [ids])).toHaveLength(1);
});

test('a password for an address that nobody confirmed signs nobody in', async () => {
  const [one] = tenants;
  const user = await addUser(one, 'victim@example.test', 'Victim', false);
  await addCredential(one, user, 'password', 'x', '$argon2id$v=19$m=19456,t=2,p=1$YWJjZGVmZ2g$aGFzaA');
  await migrateDatabase(database.pool);
  expect(await query(`select email from account where email = 'victim@example.test'`)).toHaveLength(1);
  expect(await query('select * from account_credential')).toEqual([]);
});

test('staff keep their roles, their sessions and their sign-in links', async () => {
  const before = await Promise.all(['staff', 'session'].map((table) => query(`select * from ${table}`)));
  const [admin] = await query<{ tenant_id: string; user_id: string }>(`select * from staff where role = 'admin'`);
  await query(
    `insert into sign_in_link (tenant_id, user_id, token_hash, expires_at) values ($1, $2, $3, now() + interval '1 hour')`,
    [admin?.tenant_id, admin?.user_id, digestOf('a link of the build before')],
  );
  await migrateDatabase(database.pool);
  const after = await Promise.all(['staff', 'session'].map((table) => query(`select * from ${table}`)));
  expect(after).toMatchObject(before);
  const scope = { db: database.db, tenantId: admin?.tenant_id ?? '' };
  expect(await redeemSignInLink(scope, 'a link of the build before')).toMatchObject({
    accessToken: expect.any(String),
  });
});
