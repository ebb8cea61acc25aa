import { listAddresses as call } from '#lib/api/contract/site-map.ts';
import type { Api } from '#server/api/api.ts';
import { mount } from '#server/api/mount.ts';
import { listAddresses } from '#server/league/website/list-addresses.ts';

export function mountSiteMap(api: Api): void {
  mount(api, call, (scope) => listAddresses(scope));
}
