import type { z } from 'zod';
import type { register as registerCommand } from '#lib/api/contract/account/sign-up.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';
import { addAccountMail } from './account-mail.ts';
import { redeemAccountToken } from './account-tokens.ts';
import { createAccount } from './create-account.ts';
import type { MailedLink } from './mailed-link.ts';
import { hashPassword } from './passwords.ts';
import { setPassword } from './set-password.ts';
import { type SignedInAccount, type SignInPlace, signIn } from './sign-in.ts';

type Registration = z.output<typeof registerCommand.body>;

/**
 * Has the link sent that confirms a new account. Until it is used nothing exists but its token, so that nobody can hold the address of
 * another. The caller has refused common passwords.
 */
export async function register(
  db: Queryable,
  { password, name, ...request }: Registration,
  { officialUrl }: MailedLink,
): Promise<void> {
  const registration = { name, passwordHash: await hashPassword(password) };
  await addAccountMail(db, { ...request, officialUrl, registration });
}

/** Creates the account of a confirmed registration and signs in. Throws `unauthorized` for a link that is used, void or expired. */
export function confirm(db: Queryable, token: string, place: SignInPlace): Promise<SignedInAccount> {
  return db.transaction(async (db) => {
    const issued = await redeemAccountToken(db, 'confirm', token);
    const { email, name, language, passwordHash } = (issued?.payload ?? {}) as Record<string, string>;
    if (!email || !name || !passwordHash) throw usedLink();
    const account = await createAccount(db, { email, name, language: (language ?? null) as Locale | null });
    // Somebody was quicker with another link to the same address: their password stays.
    if (!account) throw usedLink();
    await setPassword(db, account.id, passwordHash);
    return signIn(db, account.id, place);
  });
}

export const usedLink = () =>
  new LeagueError('unauthorized', say`This link is used, void or has expired. Request a new one.`);
