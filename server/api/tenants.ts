import { LRUCache } from 'lru-cache';
import { tags } from '#lib/api/tags.ts';
import { createSingleFlight } from '#server/cache/single-flight.ts';
import type { TagChanges } from '#server/changes/tag-changes.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import { type ResolvedTenant, resolveTenant } from '#server/league/tenant/resolve.ts';

export type FindTenant = (host: string) => Promise<ResolvedTenant | null>;

const maxHosts = 1000;
const maxAgeMs = 30_000;

/**
 * Returns a function that finds the tenant of a host. It caches the result until the configuration of the tenant
 * changes, for half a minute at most.
 */
export function createTenantFinder(db: Queryable, changes: TagChanges | undefined): FindTenant {
  const known = new LRUCache<string, { tenant: ResolvedTenant; position: number }>({ max: maxHosts, ttl: maxAgeMs });
  const singleFlight = createSingleFlight<ResolvedTenant | null>();

  return async (host) => {
    if (!changes) return resolveTenant(db, host);
    const isCurrent = (tenant: ResolvedTenant, since: number) =>
      changes.changedSince([tags.config(tenant.id)], since) === 'none';
    const last = known.get(host);
    if (last && isCurrent(last.tenant, last.position)) return last.tenant;
    const { position } = changes;
    return singleFlight(`${position} ${host}`, async () => {
      const tenant = await resolveTenant(db, host);
      if (tenant && isCurrent(tenant, position)) known.set(host, { tenant, position });
      return tenant;
    });
  };
}
