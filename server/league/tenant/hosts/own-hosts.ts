import { asc } from 'drizzle-orm';
import { domains } from '#server/db/schema/tenants.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

/** Lists the hosts of a tenant, the oldest first. */
export async function ownHosts(scope: TenantScope): Promise<string[]> {
  const rows = await scope.db
    .select({ host: domains.host })
    .from(domains)
    .where(ofTenant(scope, domains))
    .orderBy(asc(domains.createdAt), asc(domains.host));
  return rows.map(({ host }) => host);
}
