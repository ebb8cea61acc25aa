import { eq } from 'drizzle-orm';
import type { SiteSettings, SiteSettingsInput } from '#lib/api/contract/site-settings.ts';
import { tenants } from '#server/db/schema/tenants.ts';
import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { assertRevision } from '#server/errors.ts';
import { setTenant } from '#server/league/tenant/set-tenant.ts';
import { getSiteSettings } from './get.ts';

/**
 * Changes languages, time zone and what the site offers to visitors, and returns them as they are then. The caller authorises. Throws
 * `conflict` with the current settings for an older revision, and `bad-request` for an unknown zone or without the site's own language.
 */
export function setSiteSettings(
  scope: TenantScope,
  { revision, locales, ...input }: SiteSettingsInput,
): Promise<SiteSettings> {
  return inTransaction(scope, async (scope) => {
    // Of two saves of one revision the second waits here, and then is stale.
    await scope.db.select().from(tenants).where(eq(tenants.id, scope.tenantId)).for('update');
    const before = await getSiteSettings(scope);
    await assertRevision(revision, before.revision, () => Promise.resolve(before));
    await setTenant(scope, { ...input, ...(locales && { languages: locales }) });
    return getSiteSettings(scope);
  });
}
