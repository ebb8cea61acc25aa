import { and, desc, eq } from 'drizzle-orm';
import { passkeys } from '#server/db/schema/accounts.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';

/** Lists the passkeys of an account, the newest first. */
export async function listPasskeys(db: Queryable, accountId: string) {
  const rows = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(desc(passkeys.createdAt), passkeys.id);
  return rows.map(toPasskey);
}

/** Removes a passkey of an account. Throws `not-found`, also for another's. */
export async function removePasskey(db: Queryable, accountId: string, id: string): Promise<void> {
  const own = and(eq(passkeys.id, id), eq(passkeys.accountId, accountId));
  const gone = await db.delete(passkeys).where(own).returning({ id: passkeys.id });
  if (gone.length === 0) throw notFound('passkey', id);
}

/** Converts a row to what its owner sees. */
export const toPasskey = ({ id, name, createdAt, lastUsedAt }: typeof passkeys.$inferSelect) => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
