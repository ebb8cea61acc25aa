import { eq } from 'drizzle-orm';
import { accountSessions, accountTokens } from '#server/db/schema/accounts.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import { lockAccountOf, redeemAccountToken } from './account-tokens.ts';
import { fetchAccount } from './find-account.ts';
import { assertUncommon, hashPassword } from './passwords.ts';
import { usedLink } from './register.ts';
import { setPassword } from './set-password.ts';
import { type SignedInAccount, type SignInPlace, signIn } from './sign-in.ts';

/**
 * Sets the password with the token of a mail, ends all sessions of the account, makes its other links and running ceremonies void, and signs in. Throws
 * `unauthorized` for a link that is used, void or expired, and `bad-request` for a common password, after which the link still works.
 */
export function resetPassword(
  db: Queryable,
  { token, password }: { token: string; password: string },
  place: SignInPlace,
): Promise<SignedInAccount> {
  return db.transaction(async (db) => {
    await lockAccountOf(db, token);
    const issued = await redeemAccountToken(db, 'reset', token);
    if (!issued?.accountId) throw usedLink();
    const { id, email, name } = await fetchAccount(db, issued.accountId);
    await assertUncommon(password, [email, name]);
    await setPassword(db, id, await hashPassword(password));
    await db.delete(accountSessions).where(eq(accountSessions.accountId, id));
    await db.delete(accountTokens).where(eq(accountTokens.accountId, id));
    return signIn(db, id, place);
  });
}
