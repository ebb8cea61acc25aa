import * as calls from '#lib/api/contract/fixture-plan.ts';
import type { Api } from '#server/api/api.ts';
import { mountStaffCall, mountStaffCommand } from '#server/api/mount-staff.ts';
import { getPlan } from '#server/league/fixture-plan/office/get-plan.ts';
import { listSlots } from '#server/league/fixture-plan/office/list-slots.ts';
import { movePlanned } from '#server/league/fixture-plan/office/move-planned.ts';
import { publishDraft } from '#server/league/fixture-plan/office/publish-draft.ts';
import { repairDraft } from '#server/league/fixture-plan/office/repair-draft.ts';
import { startPlan } from '#server/league/fixture-plan/office/start-plan.ts';
import { stopPlan } from '#server/league/fixture-plan/office/stop-plan.ts';

export function mountFixturePlan(api: Api): void {
  mountStaffCall(api, calls.getFixturePlan, (scope, { params }) => getPlan(scope, params));
  mountStaffCall(api, calls.listPlanSlots, async (scope, { params, query }) => ({
    slots: await listSlots(scope, params, query),
  }));
  mountStaffCommand(api, calls.startFixturePlan, ({ member, ...scope }, { params, body }) =>
    startPlan(scope, params, body),
  );
  mountStaffCommand(api, calls.stopFixturePlan, ({ member, ...scope }, { params }) => stopPlan(scope, params));
  mountStaffCommand(api, calls.publishFixturePlan, ({ member, ...scope }, { params, body }) =>
    publishDraft(scope, params, body),
  );
  mountStaffCommand(api, calls.movePlannedGame, ({ member, ...scope }, { params, body }) =>
    movePlanned(scope, params, body),
  );
  mountStaffCommand(api, calls.repairFixturePlan, ({ member, ...scope }, { params, body }) =>
    repairDraft(scope, params, body),
  );
}
