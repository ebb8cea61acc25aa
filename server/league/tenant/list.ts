import { asc, eq } from 'drizzle-orm';
import { domains, tenants } from '#server/db/schema/tenants.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';

export type ListedTenant = {
  id: string;
  slug: string;
  name: string;
  settings: (typeof tenants.$inferSelect)['settings'];
  /** The oldest first. */
  hosts: string[];
};

/** Lists the tenants of the installation by name, for its operator. */
export async function listTenants(db: Queryable): Promise<ListedTenant[]> {
  const rows = await db
    .select({ tenant: tenants, host: domains.host })
    .from(tenants)
    .leftJoin(domains, eq(domains.tenantId, tenants.id))
    .orderBy(asc(tenants.name), asc(domains.createdAt));
  const byId = Map.groupBy(rows, ({ tenant }) => tenant.id);
  return [...byId.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { id, slug, name, settings } = first.tenant;
    return [{ id, slug, name, settings, hosts: own.flatMap(({ host }) => host ?? []) }];
  });
}
