import * as calls from '#lib/api/contract/fantasy/manage.ts';
import type { Api } from '#server/api/api.ts';
import { mountStaffCall, mountStaffCommand } from '#server/api/mount-staff.ts';
import { setPositions } from '#server/league/fantasy/entrant/set-positions.ts';
import { closeFantasySeason } from '#server/league/fantasy/season/close.ts';
import { openFantasySeason } from '#server/league/fantasy/season/open.ts';
import { decideNameReport, listNameReports } from '#server/league/fantasy/squad/name-reports.ts';
import { findLeagueId } from '#server/league/league/find.ts';

/** Mounts what staff do with fantasy seasons. */
export function mountFantasyOffice(api: Api): void {
  mountStaffCommand(api, calls.openFantasySeason, async (scope, { params, body }) =>
    openFantasySeason(scope, await findLeagueId(scope, params), body),
  );
  mountStaffCommand(api, calls.closeFantasySeason, async (scope, { params }) =>
    closeFantasySeason(scope, await findLeagueId(scope, params)),
  );
  mountStaffCommand(api, calls.setFantasyPositions, async (scope, { params, body }) => ({
    changed: await setPositions(scope, await findLeagueId(scope, params), body.positions),
  }));
  mountStaffCall(api, calls.listFantasyNameReports, async (scope) => ({ items: await listNameReports(scope) }));
  mountStaffCommand(api, calls.decideFantasyNameReport, async (scope, { params, body }) => {
    await decideNameReport(scope, params.id, body.decision);
    return {};
  });
}
