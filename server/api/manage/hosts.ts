import * as calls from '#lib/api/contract/site-hosts.ts';
import type { Api } from '#server/api/api.ts';
import { mountStaffCall, mountStaffCommand } from '#server/api/mount-staff.ts';
import { officialHost } from '#server/auth/accounts/official-site.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest, notFound } from '#server/errors.ts';
import { addHost, makeHostPrimary, removeHost } from '#server/league/tenant/hosts/change.ts';
import { listHosts } from '#server/league/tenant/hosts/list.ts';
import { say } from '#server/refusals/sentence.ts';
import { checkHost } from './check-host.ts';

/** The hosts of the site: only those that it has are looked at. */
export function mountHosts(api: Api): void {
  const check = async (scope: TenantScope, host: string, asked: string) => {
    const { items } = await listHosts(scope);
    if (!items.some((one) => one.host === host)) throw notFound('host of this site', host);
    return checkHost(api.hosts, host, { tenantId: scope.tenantId, host: asked });
  };
  mountStaffCall(api, calls.listSiteHosts, (scope) => listHosts(scope));
  mountStaffCall(api, calls.checkSiteHost, (scope, { params }) => check(scope, params.host, scope.host));
  mountStaffCommand(api, calls.addSiteHost, ({ member, ...scope }, { body }) => addHost(scope, body.host));
  mountStaffCommand(api, calls.removeSiteHost, ({ member, host, ...scope }, { params }) =>
    removeHost(scope, params.host, { askedAt: host, official: officialHost(api.accounts.officialUrl) }),
  );
  mountStaffCommand(api, calls.setPrimaryHost, async ({ member, ...scope }, { body }) => {
    const { isReady } = await check(scope, body.host, body.host);
    if (!isReady)
      throw badRequest(say`This site does not answer at https://${body.host} with a valid certificate yet.`);
    return makeHostPrimary(scope, body.host);
  });
}
