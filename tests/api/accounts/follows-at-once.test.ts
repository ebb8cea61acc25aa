import { afterAll, beforeAll, expect, test } from 'vitest';
import { maxFollows } from '#lib/api/contract/account/follows.ts';
import { followers } from '#server/db/schema/followers.ts';
import { follows } from '#server/db/schema/follows.ts';
import { mergeFollows } from '#server/league/follower/follows.ts';
import { during } from '#tests/fixtures/during.ts';
import { type AccountsApi, openAccountsApi } from './support/open-accounts.ts';

let accounts: AccountsApi;
beforeAll(async () => {
  accounts = await openAccountsApi();
});
afterAll(() => accounts.database.close());

test('nobody follows more than they may, also by two devices at once', async () => {
  const { database, db, ids } = accounts;
  const { tenantId } = ids;
  const [follower] = await db.insert(followers).values({ tenantId }).returning();
  const followerId = follower?.id ?? '';
  const another = () => ({ tenantId, followerId, noun: 'game' as const, followedId: crypto.randomUUID() });
  await db.insert(follows).values(Array.from({ length: maxFollows - 1 }, another));
  const outcome = await during(
    database,
    (db) => mergeFollows({ db, tenantId }, followerId, [{ noun: 'team', id: ids.teams.a }]),
    () => mergeFollows({ db, tenantId }, followerId, [{ noun: 'club', id: ids.clubs.a }]),
  );
  expect(outcome.status).toBe('fulfilled');
  expect(await db.$count(follows)).toBe(maxFollows);
});
