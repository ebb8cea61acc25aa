import * as calls from '#lib/api/contract/restriction.ts';
import type { Api } from '#server/api/api.ts';
import { mountStaffCall, mountStaffCommand } from '#server/api/mount-staff.ts';
import { listAdmissions } from '#server/league/person/restriction/list-admissions.ts';
import { listGameRestrictions } from '#server/league/person/restriction/list-game-restrictions.ts';
import { setRestriction } from '#server/league/person/restriction/set-restriction.ts';

export function mountRestrictions(api: Api): void {
  mountStaffCall(api, calls.getGameRestrictions, (scope, { params }) => listGameRestrictions(scope, params.gameId));
  mountStaffCall(api, calls.listAdmissions, async (scope) => ({
    admissions: await listAdmissions(scope, scope.reach),
  }));
  mountStaffCommand(api, calls.setRestriction, (scope, { params, body }) => setRestriction(scope, params.player, body));
}
