import * as calls from '#lib/api/contract/people/licences.ts';
import type { Api } from '#server/api/api.ts';
import { mountStaffCall, mountStaffCommand } from '#server/api/mount-staff.ts';
import { changeLicence, removeLicence } from '#server/league/person/licence/change.ts';
import { enterLicences } from '#server/league/person/licence/enter.ts';
import { listMissingLicences } from '#server/league/person/licence/list-missing.ts';
import { loadLicencesOf } from '#server/league/person/licence/load.ts';

export function mountLicences(api: Api): void {
  mountStaffCall(api, calls.listLicences, async (scope, { params }) => ({
    items: await loadLicencesOf(scope, params.person),
  }));
  mountStaffCall(api, calls.listMissingLicences, async (scope) => ({ items: await listMissingLicences(scope) }));
  mountStaffCommand(api, calls.enterLicences, (scope, { body }) => enterLicences(scope, body));
  mountStaffCommand(api, calls.changeLicence, (scope, { params, body }) =>
    changeLicence(scope, params.licenceId, body),
  );
  mountStaffCommand(api, calls.removeLicence, (scope, { params }) => removeLicence(scope, params.licenceId));
}
