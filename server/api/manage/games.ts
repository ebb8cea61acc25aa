import * as desk from '#lib/api/contract/desk.ts';
import * as calls from '#lib/api/contract/live.ts';
import type { Api } from '#server/api/api.ts';
import { mount } from '#server/api/mount.ts';
import { mountStaffCall, mountStaffCommand } from '#server/api/mount-staff.ts';
import { getDeskGame } from '#server/league/game/get-desk-game.ts';
import { enterSheet } from '#server/league/live/enter-sheet.ts';
import { getLiveGame } from '#server/league/live/get-live-game.ts';
import { recordEvents } from '#server/league/live/record-events.ts';
import { listOfficials } from '#server/league/official/list-officials.ts';
import { addProvisionalPlayer } from '#server/league/person/provisional/add-provisional-player.ts';
import { getTeam } from '#server/league/team/get.ts';

export function mountLiveGames(api: Api): void {
  mount(api, calls.getLiveGame, (scope, { params, query }) => getLiveGame(scope, params.gameId, query), 'live');
  mountStaffCall(api, desk.listOfficials, async (scope) => ({ names: await listOfficials(scope) }));
  mountStaffCall(api, desk.getDeskGame, (scope, { params }) => getDeskGame(scope, params.gameId));
  mountStaffCall(api, desk.getDeskLiveGame, (scope, { params, query }) => getLiveGame(scope, params.gameId, query));
  mountStaffCall(api, desk.getDeskTeam, (scope, { params }) => getTeam(scope, params));
  mountStaffCommand(api, calls.recordEvents, ({ member, ...scope }, { params, body }) =>
    recordEvents(scope, member, params.gameId, body),
  );
  mountStaffCommand(api, calls.addProvisionalPlayer, (scope, { params, body }) =>
    addProvisionalPlayer(scope, params.gameId, body),
  );
  mountStaffCommand(api, calls.enterSheet, (scope, { params, body }) => enterSheet(scope, params.gameId, body));
}
