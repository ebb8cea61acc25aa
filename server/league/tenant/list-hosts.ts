import { domains } from '#server/db/schema/tenants.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

/** Lists the hosts of a tenant, lower-case and without port. */
export async function listHosts(scope: TenantScope): Promise<string[]> {
  const rows = await scope.db.select({ host: domains.host }).from(domains).where(ofTenant(scope, domains));
  return rows.map(({ host }) => host);
}
