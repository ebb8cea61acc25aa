import * as calls from '#lib/api/contract/competition/phases.ts';
import type { Api } from '#server/api/api.ts';
import { mountStaffCall, mountStaffCommand } from '#server/api/mount-staff.ts';
import { changeGroup } from '#server/league/group/change.ts';
import { createGroup } from '#server/league/group/create.ts';
import { deleteGroup } from '#server/league/group/delete.ts';
import { changePhase } from '#server/league/phase/change.ts';
import { createPhase } from '#server/league/phase/create.ts';
import { deletePhase } from '#server/league/phase/delete.ts';
import { listStructure } from '#server/league/phase/structure.ts';
import { changeRound } from '#server/league/round/change.ts';
import { createRound } from '#server/league/round/create.ts';
import { deleteRound } from '#server/league/round/delete.ts';

/** Mounts the calls of the phases of a league, with their groups and rounds. */
export function mountPhases(api: Api): void {
  mountStaffCall(api, calls.listManagedPhases, async (scope, { params }) => ({
    items: await listStructure(scope, params.leagueId),
  }));
  mountStaffCommand(api, calls.createPhase, ({ member, ...scope }, { params, body }) =>
    createPhase(scope, params.leagueId, body),
  );
  mountStaffCommand(api, calls.changePhase, ({ member, ...scope }, { params, body }) =>
    changePhase(scope, params.phaseId, body),
  );
  mountStaffCommand(api, calls.deletePhase, ({ member, ...scope }, { params }) => deletePhase(scope, params.phaseId));
  mountStaffCommand(api, calls.createGroup, ({ member, ...scope }, { params, body }) =>
    createGroup(scope, params.phaseId, body),
  );
  mountStaffCommand(api, calls.changeGroup, ({ member, ...scope }, { params, body }) =>
    changeGroup(scope, params.groupId, body),
  );
  mountStaffCommand(api, calls.deleteGroup, ({ member, ...scope }, { params }) => deleteGroup(scope, params.groupId));
  mountStaffCommand(api, calls.createRound, ({ member, ...scope }, { params, body }) =>
    createRound(scope, params.phaseId, body),
  );
  mountStaffCommand(api, calls.changeRound, ({ member, ...scope }, { params, body }) =>
    changeRound(scope, params.roundId, body),
  );
  mountStaffCommand(api, calls.deleteRound, ({ member, ...scope }, { params }) => deleteRound(scope, params.roundId));
}
