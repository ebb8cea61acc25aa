import { and, eq, gt, lt } from 'drizzle-orm';
import { digestOf, newToken } from '#server/auth/token.ts';
import { accounts, type accountTokenPurposes, accountTokens } from '#server/db/schema/accounts.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';

type Purpose = (typeof accountTokenPurposes)[number];
type Issued = { purpose: Purpose; accountId: string | null; payload?: Record<string, unknown>; minutes: number };

/** Creates a token that can be redeemed once in that time, and removes those whose time is over. Only its digest is stored. */
export async function issueAccountToken(db: Queryable, issued: Issued): Promise<string> {
  const { purpose, accountId, payload = {}, minutes } = issued;
  const token = newToken();
  const now = Date.now();
  await db.delete(accountTokens).where(lt(accountTokens.expiresAt, new Date(now)));
  const expiresAt = new Date(now + minutes * 60_000);
  await db.insert(accountTokens).values({ tokenHash: digestOf(token), purpose, accountId, payload, expiresAt });
  return token;
}

/** Locks the account of a token until the transaction ends: of two of its links that are used at once, the second finds what the first has left. */
export async function lockAccountOf(db: Queryable, token: string): Promise<void> {
  await db
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(accountTokens, eq(accountTokens.accountId, accounts.id))
    .where(eq(accountTokens.tokenHash, digestOf(token)))
    .for('no key update', { of: accounts });
}

/** Takes the token away and returns what it was issued for; null for one that is unknown, used, expired, or for another purpose. */
export async function redeemAccountToken(db: Queryable, purpose: Purpose, token: string) {
  const valid = and(eq(accountTokens.tokenHash, digestOf(token)), eq(accountTokens.purpose, purpose));
  const [row] = await db
    .delete(accountTokens)
    .where(and(valid, gt(accountTokens.expiresAt, new Date())))
    .returning({ accountId: accountTokens.accountId, payload: accountTokens.payload });
  return row ?? null;
}
