import { eq } from 'drizzle-orm';
import type { AboutRecord } from '#lib/api/contract/about-record.ts';
import { tenants } from '#server/db/schema/tenants.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { aboutSettings } from '#server/league/tenant/about/settings.ts';

/** Returns what a site says of its organisation, in all languages. The caller authorises. Throws `not-found`. */
export async function getAboutRecord(scope: TenantScope): Promise<AboutRecord> {
  const [tenant] = await scope.db
    .select({ revision: tenants.revision, settings: tenants.settings })
    .from(tenants)
    .where(eq(tenants.id, scope.tenantId));
  if (!tenant) throw notFound('tenant', scope.tenantId);
  const { about, contact, social, people } = aboutSettings.parse(tenant.settings);
  return { revision: tenant.revision, body: about, ...contact, social, people };
}
