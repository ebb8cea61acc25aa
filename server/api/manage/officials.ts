import * as calls from '#lib/api/contract/people/officials.ts';
import type { Api } from '#server/api/api.ts';
import { mountStaffCall, mountStaffCommand } from '#server/api/mount-staff.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { appointCrew } from '#server/league/official/crew/appoint.ts';
import { isWithin, loadAppointments } from '#server/league/official/crew/load-appointments.ts';
import { linkOfficial, type OfficialNotice, unlinkOfficial } from '#server/league/official/record/link.ts';
import { loadOfficialRecords } from '#server/league/official/record/load.ts';
import { changeOfficial, createOfficial } from '#server/league/official/record/save.ts';
import { getDomainUrl } from '#server/league/tenant/domain-url.ts';

export function mountOfficials(api: Api): void {
  const { sendMail, sendsMails } = api.accounts;
  const noticeOf = async (scope: TenantScope): Promise<OfficialNotice> => ({
    sendMail: sendsMails ? sendMail : null,
    siteUrl: api.secureAddress(await getDomainUrl(scope)),
  });
  mountStaffCall(api, calls.listOfficialRecords, async (scope) => ({ items: await loadOfficialRecords(scope) }));
  mountStaffCommand(api, calls.createOfficial, (scope, { body }) => createOfficial(scope, body));
  mountStaffCommand(api, calls.changeOfficial, (scope, { params, body }) =>
    changeOfficial(scope, params.officialId, body),
  );
  mountStaffCommand(api, calls.linkOfficial, async (scope, { params }) =>
    linkOfficial(scope, params.officialId, await noticeOf(scope)),
  );
  mountStaffCommand(api, calls.unlinkOfficial, (scope, { params }) => unlinkOfficial(scope, params.officialId));
  mountStaffCall(api, calls.listAppointments, async (scope, { query }) => ({
    items: await loadAppointments(scope, isWithin(query.days)),
  }));
  mountStaffCommand(api, calls.appointCrew, async (scope, { params, body }) =>
    appointCrew(scope, params.gameId, body, await noticeOf(scope)),
  );
}
