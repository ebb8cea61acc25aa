import type { TenantScope } from '#server/db/tenant-scope.ts';
import { showTenant } from '#server/league/tenant/show.ts';

type SiteHost = { host: string; isPrimary: boolean };

/** Returns the hosts of the site, the oldest first. The caller authorises. */
export async function listHosts(scope: TenantScope): Promise<{ items: SiteHost[] }> {
  const { hosts, domainUrl } = await showTenant(scope);
  const primary = new URL(domainUrl).hostname;
  return { items: hosts.map((host) => ({ host, isPrimary: host === primary })) };
}
