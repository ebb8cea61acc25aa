import { eq } from 'drizzle-orm';
import { tenants } from '#server/db/schema/tenants.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';

/** Returns the time zone of a tenant, UTC where it has none. */
export async function timeZoneOf({ db, tenantId }: TenantScope): Promise<string> {
  const [tenant] = await db.select({ settings: tenants.settings }).from(tenants).where(eq(tenants.id, tenantId));
  const zone = tenant?.settings.timeZone;
  return typeof zone === 'string' ? zone : 'UTC';
}
