import { LRUCache } from 'lru-cache';
import { createSingleFlight } from '#server/cache/single-flight.ts';
import type { ChangeCounts } from '#server/changes/change-counts.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import { type ResolvedTenant, resolveTenant } from '#server/league/tenant/resolve.ts';

export type FindTenant = (host: string) => Promise<ResolvedTenant | null>;

const maxHosts = 1000;
const maxAgeMs = 30_000;

/**
 * Returns a function that finds the tenant of a host. It caches the result until a change of the tenant is published,
 * for half a minute at most.
 */
export function createTenantFinder(db: Queryable, changes: ChangeCounts | undefined): FindTenant {
  const known = new LRUCache<string, { tenant: ResolvedTenant; count: string }>({ max: maxHosts, ttl: maxAgeMs });
  const singleFlight = createSingleFlight<ResolvedTenant | null>();

  return async (host) => {
    const last = known.get(host);
    if (last && last.count === changes?.countOf(last.tenant.id)) return last.tenant;
    const before = changes?.countOf();
    if (before === undefined) return resolveTenant(db, host);
    return singleFlight(`${before} ${host}`, async () => {
      const tenant = await resolveTenant(db, host);
      const count = tenant && changes?.countOf(tenant.id);
      if (tenant && count && changes?.countOf() === before) known.set(host, { tenant, count });
      return tenant;
    });
  };
}
