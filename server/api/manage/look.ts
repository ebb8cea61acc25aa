import * as calls from '#lib/api/contract/look.ts';
import type { Api } from '#server/api/api.ts';
import { mountStaffCall, mountStaffCommand } from '#server/api/mount-staff.ts';
import { getLook } from '#server/league/tenant/look/get.ts';
import { setLook } from '#server/league/tenant/look/set.ts';

export function mountLook(api: Api): void {
  mountStaffCall(api, calls.getSiteLook, (scope) => getLook(scope));
  mountStaffCommand(api, calls.setSiteLook, ({ member, ...scope }, { body }) => setLook(scope, body));
}
