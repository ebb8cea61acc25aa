import { eq } from 'drizzle-orm';
import type { Locale } from '#lib/i18n/locales.ts';
import { officials } from '#server/db/schema/officials.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { fallbackLocaleOf } from '#server/league/tenant/fallback-locale.ts';
import { lockOfficial, type OfficialRow } from './load.ts';

/** Whom a mail with the link of an official goes to. */
type Addressee = { email: string; name: string; locale: Locale };

/**
 * Gives an official a link by the digest of its token; the one before ends. Returns whom it can be mailed to, null without an address. The caller
 * authorises. Throws `not-found`.
 */
export function linkOfficial(scope: TenantScope, id: string, tokenHash: string): Promise<Addressee | null> {
  return inTransaction(scope, async (scope) => {
    const { email, firstName, lastName } = await lockOfficial(scope, id);
    await setDigest(scope, id, tokenHash);
    if (email === null) return null;
    return { email, name: `${firstName} ${lastName}`.trim(), locale: await fallbackLocaleOf(scope) };
  });
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

/** Finds the official of a link by the digest of its token. Throws `not-found` for a link that has ended. */
export async function findByLink(scope: TenantScope, tokenHash: string): Promise<OfficialRow> {
  const ofLink = ofTenant(scope, officials, eq(officials.tokenHash, tokenHash));
  const [row] = await scope.db.select().from(officials).where(ofLink);
  if (!row) throw notFound('link of an official', 'that has not ended');
  return row;
}
