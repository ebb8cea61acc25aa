import type { z } from 'zod';
import type { register as registerCommand } from '#lib/api/contract/account/sign-up.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { issueAccountToken, redeemAccountToken } from './account-tokens.ts';
import type { Accounts } from './accounts.ts';
import { createAccount } from './create-account.ts';
import { findAccountByEmail } from './find-account.ts';
import { linkTo, type MailedLink } from './mailed-link.ts';
import { hashPassword } from './passwords.ts';
import { setPassword } from './set-password.ts';
import { type SignedInAccount, type SignInPlace, signIn } from './sign-in.ts';

const confirmMinutes = 24 * 60;
const resetMinutes = 60;

type Registration = z.output<typeof registerCommand.body>;

/**
 * Sends the link that confirms a new account. Until then nothing exists but the token, so that nobody can hold the address of
 * another. To a known address goes a link to a new password instead; nothing else differs, not even the
 * time. The caller has refused common passwords.
 */
export async function register(
  db: Queryable,
  accounts: Accounts,
  { email, password, name, locale, domain }: Registration,
  site: MailedLink,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const known = await findAccountByEmail(db, email);
  const to = { email, locale };
  if (known) {
    const token = await issueAccountToken(db, { purpose: 'reset', accountId: known.id, minutes: resetMinutes });
    accounts.sendMail({
      ...to,
      kind: 'known-address',
      name: known.name,
      link: linkTo('reset', token, locale, site, domain),
    });
    return;
  }
  const payload = { email, name, language: locale, passwordHash };
  const token = await issueAccountToken(db, { purpose: 'confirm', accountId: null, payload, minutes: confirmMinutes });
  accounts.sendMail({ ...to, kind: 'confirm', name, link: linkTo('confirm', token, locale, site, domain) });
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
  new LeagueError('unauthorized', 'This link is used, void or has expired. Request a new one.');
