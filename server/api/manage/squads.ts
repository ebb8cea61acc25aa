import * as calls from '#lib/api/contract/people/squad.ts';
import type { Api } from '#server/api/api.ts';
import { mountStaffCall, mountStaffCommand } from '#server/api/mount-staff.ts';
import { enterMembers } from '#server/league/squad/enter.ts';
import { getSquad } from '#server/league/squad/get.ts';
import { orderSquad } from '#server/league/squad/order.ts';
import { removeMembers } from '#server/league/squad/remove.ts';
import { setMember } from '#server/league/squad/set-member.ts';
import { transferMember } from '#server/league/squad/transfer.ts';

export function mountSquads(api: Api): void {
  mountStaffCall(api, calls.getSquad, (scope, { params }) => getSquad(scope, params.teamId));
  mountStaffCommand(api, calls.enterSquadMembers, ({ reach, ...scope }, { params, body }) =>
    enterMembers(scope, params.teamId, body.entries, reach),
  );
  mountStaffCommand(api, calls.setSquadMember, (scope, { params, body }) => setMember(scope, params.memberId, body));
  mountStaffCommand(api, calls.orderSquad, (scope, { params, body }) =>
    orderSquad(scope, params.teamId, body.memberIds),
  );
  mountStaffCommand(api, calls.transferSquadMember, (scope, { params, body }) =>
    transferMember(scope, params.memberId, body),
  );
  mountStaffCommand(api, calls.removeSquadMembers, (scope, { params, body }) =>
    removeMembers(scope, params.teamId, body),
  );
}
