import { eq } from 'drizzle-orm';
import { locale } from '#lib/api/contract/common.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { tenants } from '#server/db/schema/tenants.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';

/** Returns the tenant's default language; English if the settings have none that is supported. */
export async function fallbackLocaleOf({ db, tenantId }: TenantScope): Promise<Locale> {
  const [tenant] = await db.select({ settings: tenants.settings }).from(tenants).where(eq(tenants.id, tenantId));
  return fallbackLocaleIn(tenant?.settings);
}

export const fallbackLocaleIn = (settings: Record<string, unknown> | undefined): Locale =>
  locale.catch('en').parse(settings?.fallbackLocale);
