import { eq } from 'drizzle-orm';
import { tenants } from '#server/db/schema/tenants.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';

/** Returns the canonical address of the tenant's site, without the port of a local one. */
export async function getDomainUrl({ db, tenantId }: TenantScope): Promise<string> {
  const [tenant] = await db.select({ settings: tenants.settings }).from(tenants).where(eq(tenants.id, tenantId));
  return String(tenant?.settings.domainUrl);
}
