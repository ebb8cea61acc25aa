import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest } from '#server/errors.ts';
import { setTenant } from '#server/league/tenant/set-tenant.ts';
import { say } from '#server/refusals/sentence.ts';
import { listHosts } from './list.ts';

type Hosts = ReturnType<typeof listHosts>;

/** Adds a host to the site. The caller authorises. Throws `conflict` for a host of another site. */
export const addHost = (scope: TenantScope, host: string): Hosts =>
  inTransaction(scope, async (scope) => {
    await setTenant(scope, { hosts: [host] });
    return listHosts(scope);
  });

/** Hosts that stay: by which the request came, and, if the operator has set one, on which visitors of all sites log in. */
type Kept = { askedAt: string; official: string | null };

/**
 * Removes a host of the site. The caller authorises. Throws `not-found`, and `bad-request` for the primary host and for those that stay, where the
 * caller would be left without a site, or everybody without a login.
 */
export const removeHost = (scope: TenantScope, host: string, { askedAt, official }: Kept): Hosts =>
  inTransaction(scope, async (scope) => {
    if (host === askedAt) throw badRequest(say`You are at "${host}" now: remove it from another host of the site.`);
    const { items } = await listHosts(scope);
    if (host === official && items.some((one) => one.host === host))
      throw badRequest(
        say`"${host}" is the official website, on which visitors of all sites log in: its operator sets OFFICIAL_WEBSITE_URL to another host first.`,
      );
    if (items.some((one) => one.host === host && one.isPrimary))
      throw badRequest(say`"${host}" is the primary host: make another one primary first.`);
    await setTenant(scope, { removedHosts: [host] });
    return listHosts(scope);
  });

/** Makes a host the one of the site's addresses. The caller authorises, and has found that the site answers there. */
export const makeHostPrimary = (scope: TenantScope, host: string): Hosts =>
  inTransaction(scope, async (scope) => {
    await setTenant(scope, { canonicalHost: host });
    return listHosts(scope);
  });
