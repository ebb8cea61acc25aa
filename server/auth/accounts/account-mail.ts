import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { locales } from '#lib/i18n/locales.ts';
import { digestOf } from '#server/auth/token.ts';
import { addJob } from '#server/db/jobs/add-job.ts';
import { dropJobs } from '#server/db/jobs/drop-jobs.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import type { Log } from '#server/log.ts';
import type { Mail, SendMail } from '#server/mail/send-mail.ts';
import { issueAccountToken } from './account-tokens.ts';
import { findAccountByEmail } from './find-account.ts';
import { linkTo } from './mailed-link.ts';

/** Nothing of a mail is done before its call has been answered: the time of an answer would tell whether there is one. */
const pauseMs = 500;
/** A mail server that is away is tried again for about this long: with the last of the attempts it is over. */
const patienceMs = 60 * 60_000;
const maxAttempts = 10;
const confirmMinutes = 24 * 60;
const resetMinutes = 60;

const requested = z.object({
  id: z.uuid(),
  /** Milliseconds since the epoch. */
  at: z.number().int(),
  email: z.string(),
  locale: z.enum(locales),
  /** Origin of the official website, to which the link leads. */
  officialUrl: z.string(),
  domain: z.string().optional(),
  /** Of somebody who registers; absent for who forgot a password. */
  registration: z.object({ name: z.string(), passwordHash: z.string() }).optional(),
});
type Requested = z.infer<typeof requested>;

/** Whom a mail of accounts is for, and what for. */
export type AccountMail = Omit<Requested, 'id' | 'at'>;

const keyOf = (email: string) => `account-mail ${digestOf(email)}`;

/**
 * Has the mail of a registration or of a forgotten password sent after the commit, by this server or the next one. The same is done for
 * every address: only the job looks whether it has an account, and makes the link, so that no queue holds one.
 */
export async function addAccountMail(db: Queryable, mail: AccountMail): Promise<void> {
  const now = Date.now();
  const payload: Requested = { ...mail, id: randomUUID(), at: now };
  const key = `${keyOf(mail.email)} ${payload.id}`;
  // One at a time, so that a slow mail server holds up no push message.
  await addJob(db, 'account-mail', payload, { key, queue: 'mails', runAt: new Date(now + pauseMs), maxAttempts });
}

/** Removes the mails to an address that are not sent yet. */
export const dropAccountMails = (db: Queryable, email: string): Promise<void> => dropJobs(db, keyOf(email));

type Mailing = { db: Queryable; sendMail: SendMail; log: Log };

/** Makes the link of a mail and sends it. Throws where it failed, to be tried again; one that is refused is given up at once. */
export async function sendAccountMail({ db, sendMail, log }: Mailing, payload: unknown, now: number): Promise<void> {
  const { id, at, ...request } = requested.parse(payload);
  const mail = await prepare(db, request);
  const outcome = mail && (await sendMail(mail, id));
  if (!outcome || outcome === 'taken') return;
  if (outcome === 'failed' && now - at < patienceMs) throw new Error(`The mail "${mail.kind}" was not taken.`);
  log.error({ kind: mail.kind }, 'a mail is given up');
}

/**
 * Returns the mail that confirms a new account. To a known address goes a link to a new password instead; to an unknown one
 * whose password is forgotten nothing (null).
 */
async function prepare(db: Queryable, { email, locale, officialUrl, domain, registration }: AccountMail) {
  const account = await findAccountByEmail(db, email);
  const mailOf = (kind: Mail['kind'], name: string, page: 'confirm' | 'reset', token: string): Mail => {
    const link = linkTo(page, token, locale, { officialUrl }, domain);
    return { kind, email, locale, name, link };
  };
  if (account) {
    const token = await issueAccountToken(db, { purpose: 'reset', accountId: account.id, minutes: resetMinutes });
    return mailOf(registration ? 'known-address' : 'reset', account.name, 'reset', token);
  }
  if (!registration) return null;
  const payload = { ...registration, email, language: locale };
  const token = await issueAccountToken(db, { purpose: 'confirm', accountId: null, payload, minutes: confirmMinutes });
  return mailOf('confirm', registration.name, 'confirm', token);
}
