import { eq } from 'drizzle-orm';
import type { SiteSettings } from '#lib/api/contract/site-settings.ts';
import { tenants } from '#server/db/schema/tenants.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { showTenant } from '#server/league/tenant/show.ts';

/** Returns languages, time zone and what the site offers to visitors. The caller authorises. Throws `not-found`. */
export async function getSiteSettings(scope: TenantScope): Promise<SiteSettings> {
  const [tenant] = await scope.db
    .select({ revision: tenants.revision })
    .from(tenants)
    .where(eq(tenants.id, scope.tenantId));
  if (!tenant) throw notFound('tenant', scope.tenantId);
  const { locales, fallbackLocale, timeZone, minimumAge, messageKinds, googleAnalyticsId } = await showTenant(scope);
  return {
    revision: tenant.revision,
    locales,
    ownLocale: fallbackLocale,
    timeZone,
    minimumAge,
    messageKinds: [...messageKinds],
    googleAnalyticsId: googleAnalyticsId ?? null,
  };
}
