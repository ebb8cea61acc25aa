import * as calls from '#lib/api/contract/application/office.ts';
import type { Api } from '#server/api/api.ts';
import { mountStaffCall, mountStaffCommand } from '#server/api/mount-staff.ts';
import { mountStaffDownload } from '#server/api/mount-staff-download.ts';
import { closeApplication } from '#server/league/application/close.ts';
import { acceptApplication, askBackApplication, rejectApplication } from '#server/league/application/decide.ts';
import { getApplicationDocument } from '#server/league/application/get-document.ts';
import { getForOffice, listForOffice } from '#server/league/application/list-for-office.ts';
import { openForTeams } from '#server/league/application/open-for-teams.ts';

export function mountApplicationOffice(api: Api): void {
  mountStaffCall(api, calls.listOfficeApplications, (scope, { query }) => listForOffice(scope, query, scope.reach));
  mountStaffCall(api, calls.getOfficeApplication, (scope, { params }) => getForOffice(scope, params.application));
  mountStaffCommand(api, calls.openApplications, ({ member, ...scope }, { body }) =>
    openForTeams(scope, { ...body, closesAt: body.closesAt === null ? null : new Date(body.closesAt) }),
  );
  mountStaffCommand(api, calls.closeApplication, async ({ member, ...scope }, { params }) => {
    await closeApplication(scope, params.application);
    return {};
  });
  mountStaffDownload(api, calls.downloadApplicationDocument, async (scope, params) => {
    const { fileName, contentType, bytes } = await getApplicationDocument(scope, params.application, params.document);
    return { fileName, contentType, content: new Uint8Array(bytes) };
  });
  mountStaffCommand(api, calls.askBackApplication, async ({ member, ...scope }, { params, body }) => {
    const closesAt = body.closesAt === null ? null : new Date(body.closesAt);
    await askBackApplication(scope, params.application, { note: body.note, closesAt });
    return {};
  });
  mountStaffCommand(api, calls.acceptApplication, ({ member, ...scope }, { params, body }) =>
    acceptApplication(scope, params.application, body),
  );
  mountStaffCommand(api, calls.rejectApplication, async ({ member, ...scope }, { params, body }) => {
    await rejectApplication(scope, params.application, body.reason);
    return {};
  });
}
