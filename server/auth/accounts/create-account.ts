import { and, eq, isNull } from 'drizzle-orm';
import { accounts } from '#server/db/schema/accounts.ts';
import { users } from '#server/db/schema/users.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import type { Account } from './find-account.ts';

type NewAccount = Pick<typeof accounts.$inferInsert, 'email' | 'name' | 'language'>;

/** Creates the account of a confirmed address, and links members of the staff who have the same; null where there is one already. */
export async function createAccount(db: Queryable, values: NewAccount): Promise<Account | null> {
  const [account] = await db.insert(accounts).values(values).onConflictDoNothing().returning();
  if (!account) return null;
  const sameAddress = and(eq(users.email, account.email), isNull(users.accountId));
  await db.update(users).set({ accountId: account.id }).where(sameAddress);
  return account;
}
