import { asc, eq } from 'drizzle-orm';
import { normalizeHost } from '#lib/routing/host.ts';
import { domains, tenants } from '#server/db/schema/tenants.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';

/** The tenant whose site is the official website, its one host or any of the tenant's (null), and its address. */
export type OfficialSite = { tenantId: string; host: string | null; url: string };

/** Returns the host of the official website that is configured; null where none is. */
export const officialHost = (configured: string | undefined): string | null =>
  configured ? normalizeHost(new URL(configured).host) : null;

/** Returns the official website: the one that is configured, else the first site of this installation; null for one of elsewhere. */
export async function findOfficialSite(db: Queryable, configured: string | undefined): Promise<OfficialSite | null> {
  if (configured) {
    const host = officialHost(configured) ?? '';
    const [domain] = await db.select().from(domains).where(eq(domains.host, host));
    return domain ? { tenantId: domain.tenantId, host, url: new URL(configured).origin } : null;
  }
  const [first] = await db
    .select({ tenantId: tenants.id, settings: tenants.settings })
    .from(tenants)
    .orderBy(asc(tenants.createdAt), asc(tenants.id))
    .limit(1);
  return first ? { tenantId: first.tenantId, host: null, url: String(first.settings.domainUrl) } : null;
}
