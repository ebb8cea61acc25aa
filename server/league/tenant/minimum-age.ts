import { eq } from 'drizzle-orm';
import { minimumAge as years } from '#lib/api/contract/site-settings.ts';
import { tenants } from '#server/db/schema/tenants.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';

/** The age in years that an account needs on a site; null where nobody is asked. */
export const minimumAge = years.nullable();

/** The same in stored settings, where it may be absent. */
export const storedMinimumAge = minimumAge.default(null);

/** Returns the age that an account needs on the site of the tenant. */
export async function getMinimumAge({ db, tenantId }: TenantScope): Promise<number | null> {
  const [tenant] = await db.select({ settings: tenants.settings }).from(tenants).where(eq(tenants.id, tenantId));
  return storedMinimumAge.parse(tenant?.settings.minimumAge);
}
