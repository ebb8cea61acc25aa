import * as calls from '#lib/api/contract/site-settings.ts';
import type { Api } from '#server/api/api.ts';
import { mountStaffCall, mountStaffCommand } from '#server/api/mount-staff.ts';
import { getSiteSettings } from '#server/league/tenant/site-settings/get.ts';
import { setSiteSettings } from '#server/league/tenant/site-settings/set.ts';

export function mountSiteSettings(api: Api): void {
  mountStaffCall(api, calls.getSiteSettings, (scope) => getSiteSettings(scope));
  mountStaffCommand(api, calls.setSiteSettings, ({ member, ...scope }, { body }) => setSiteSettings(scope, body));
}
