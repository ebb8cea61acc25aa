import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { digestOf } from '#server/auth/token.ts';
import { officials } from '#server/db/schema/officials.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { fallbackLocaleOf } from '#server/league/tenant/fallback-locale.ts';
import type { Mail, SendMail } from '#server/mail/send-mail.ts';
import { lockOfficial, type OfficialRow } from './load.ts';

/** How officials are told: by mail where the installation sends mails; `siteUrl` is the address of the site. */
export type OfficialNotice = { sendMail: SendMail | null; siteUrl: string };

/** Makes the link of an official, and sends it where that is possible; the one before ends. The caller authorises. Throws `not-found`. */
export async function linkOfficial(
  scope: TenantScope,
  id: string,
  { sendMail, siteUrl }: OfficialNotice,
): Promise<{ path: string; isSent: boolean }> {
  const { path, mail } = await inTransaction(scope, (scope) => makeLink(scope, id, siteUrl));
  const isSent = sendMail !== null && mail !== null;
  if (isSent) sendMail(mail);
  return { path, isSent };
}

/** Makes the link of an official within a transaction, and the mail that tells it where there is an address. */
export async function makeLink(
  scope: TenantScope,
  id: string,
  siteUrl: string,
): Promise<{ path: string; mail: Mail | null }> {
  const { email, firstName, lastName } = await lockOfficial(scope, id);
  const token = randomUUID();
  await setDigest(scope, id, digestOf(token));
  const path = `/officials/${token}`;
  const locale = await fallbackLocaleOf(scope);
  const name = `${firstName} ${lastName}`.trim();
  return { path, mail: email === null ? null : { kind: 'appointments', email, name, locale, link: `${siteUrl}${path}` } };
}

/** Ends the link of an official. The caller authorises. Throws `not-found`. */
export function unlinkOfficial(scope: TenantScope, id: string): Promise<Record<string, never>> {
  return inTransaction(scope, async (scope) => {
    await lockOfficial(scope, id);
    await setDigest(scope, id, null);
    return {};
  });
}

async function setDigest(scope: TenantScope, id: string, tokenHash: string | null): Promise<void> {
  await scope.db
    .update(officials)
    .set({ tokenHash })
    .where(ofTenant(scope, officials, eq(officials.id, id)));
}

/** Finds the official of a link. Throws `not-found` for a link that has ended. */
export async function findByLink(scope: TenantScope, token: string): Promise<OfficialRow> {
  const ofLink = ofTenant(scope, officials, eq(officials.tokenHash, digestOf(token)));
  const [row] = await scope.db.select().from(officials).where(ofLink);
  if (!row) throw notFound('link of an official', 'that has not ended');
  return row;
}
