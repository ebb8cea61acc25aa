import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest } from '#server/errors.ts';
import { setTenant } from '#server/league/tenant/set-tenant.ts';
import { listHosts } from './list.ts';

type Hosts = ReturnType<typeof listHosts>;

/** Adds a host to the site. The caller authorises. Throws `conflict` for a host of another site. */
export const addHost = (scope: TenantScope, host: string): Hosts =>
  inTransaction(scope, async (scope) => {
    await setTenant(scope, { hosts: [host] });
    return listHosts(scope);
  });

/**
 * Removes a host of the site; `askedAt` is the host by which the request came. The caller authorises. Throws `not-found`, and `bad-request`
 * for the primary host and for `askedAt`, where the caller would be left without a site.
 */
export const removeHost = (scope: TenantScope, host: string, askedAt: string): Hosts =>
  inTransaction(scope, async (scope) => {
    if (host === askedAt) throw badRequest(`You are at "${host}" now: remove it from another host of the site.`);
    const { items } = await listHosts(scope);
    if (items.some((one) => one.host === host && one.isPrimary))
      throw badRequest(`"${host}" is the primary host: make another one primary first.`);
    await setTenant(scope, { removedHosts: [host] });
    return listHosts(scope);
  });

/** Makes a host the one of the site's addresses. The caller authorises, and has found that the site answers there. */
export const makeHostPrimary = (scope: TenantScope, host: string): Hosts =>
  inTransaction(scope, async (scope) => {
    await setTenant(scope, { canonicalHost: host });
    return listHosts(scope);
  });
