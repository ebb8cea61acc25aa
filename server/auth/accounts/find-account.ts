import { eq } from 'drizzle-orm';
import { accounts } from '#server/db/schema/accounts.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';

export type Account = typeof accounts.$inferSelect;

export async function findAccountByEmail(db: Queryable, email: string): Promise<Account | null> {
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email));
  return account ?? null;
}

/** Returns the account. Throws `unauthorized` where it was deleted. */
export async function fetchAccount(db: Queryable, id: string): Promise<Account> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id));
  if (!account) throw new LeagueError('unauthorized', say`This account does not exist any more.`);
  return account;
}
