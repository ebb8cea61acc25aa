import * as calls from '#lib/api/contract/about-record.ts';
import type { Api } from '#server/api/api.ts';
import { mountStaffCall, mountStaffCommand } from '#server/api/mount-staff.ts';
import { getAboutRecord } from '#server/league/tenant/about/get-record.ts';
import { setAboutRecord } from '#server/league/tenant/about/set-record.ts';

export function mountAbout(api: Api): void {
  mountStaffCall(api, calls.getAboutRecord, (scope) => getAboutRecord(scope));
  mountStaffCommand(api, calls.setAboutRecord, ({ member, ...scope }, { body }) => setAboutRecord(scope, body));
}
