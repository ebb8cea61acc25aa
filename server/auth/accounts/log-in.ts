import { and, eq } from 'drizzle-orm';
import { accountCredentials } from '#server/db/schema/accounts.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';
import { findAccountByEmail } from './find-account.ts';
import { isPassword } from './passwords.ts';
import { type SignedInAccount, type SignInPlace, signIn } from './sign-in.ts';

/** Signs in with address and password. Throws `unauthorized`, alike for an unknown address and a wrong password. */
export async function logIn(
  db: Queryable,
  { email, password }: { email: string; password: string },
  place: SignInPlace,
): Promise<SignedInAccount> {
  const account = await findAccountByEmail(db, email);
  const [credential] = await db
    .select({ passwordHash: accountCredentials.passwordHash })
    .from(accountCredentials)
    .where(and(eq(accountCredentials.provider, 'password'), eq(accountCredentials.subject, account?.id ?? '')));
  if (!(await isPassword(credential?.passwordHash, password)) || !account) {
    throw new LeagueError('unauthorized', say`This address and this password do not belong together.`);
  }
  return db.transaction((db) => signIn(db, account.id, place));
}
