import { accountCredentials } from '#server/db/schema/accounts.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';

/** Stores the hash as the account's password, in place of the one before. */
export async function setPassword(db: Queryable, accountId: string, passwordHash: string): Promise<void> {
  await db
    .insert(accountCredentials)
    .values({ accountId, provider: 'password', subject: accountId, passwordHash })
    .onConflictDoUpdate({
      target: [accountCredentials.provider, accountCredentials.subject],
      set: { passwordHash, updatedAt: new Date() },
    });
}
