import * as decisions from '#lib/api/contract/competition/decisions.ts';
import * as leagues from '#lib/api/contract/competition/leagues.ts';
import * as seasons from '#lib/api/contract/competition/seasons.ts';
import type { Api } from '#server/api/api.ts';
import { mountStaffCall, mountStaffCommand } from '#server/api/mount-staff.ts';
import { changeLeague } from '#server/league/league/change.ts';
import { createLeague } from '#server/league/league/create.ts';
import { deleteLeague } from '#server/league/league/delete.ts';
import { getManagedLeague } from '#server/league/league/managed.ts';
import { changeSeason } from '#server/league/season/change.ts';
import { createSeason } from '#server/league/season/create.ts';
import { deleteSeason } from '#server/league/season/delete.ts';
import { listManaged } from '#server/league/season/managed.ts';
import { addDecision } from '#server/league/standings/decide/add.ts';
import { removeDecision } from '#server/league/standings/decide/lift.ts';
import { previewDecision } from '#server/league/standings/decide/preview.ts';
import { listDecisions } from '#server/league/standings/decide/read.ts';
import { deleteEntry } from '#server/league/team/delete-entry.ts';
import { enterTeams } from '#server/league/team/enter.ts';
import { listEntered } from '#server/league/team/list-entered.ts';

/** Mounts the calls of the room of the competition: seasons, leagues, their teams, and decisions on the standings. */
export function mountCompetition(api: Api): void {
  mountStaffCall(api, seasons.listManagedSeasons, async (scope) => ({
    items: await listManaged(scope, scope.reach),
  }));
  mountStaffCommand(api, seasons.createSeason, ({ member, ...scope }, { body }) => createSeason(scope, body));
  mountStaffCommand(api, seasons.changeSeason, ({ member, ...scope }, { params, body }) =>
    changeSeason(scope, params.seasonId, body),
  );
  mountStaffCommand(api, seasons.deleteSeason, ({ member, ...scope }, { params }) =>
    deleteSeason(scope, params.seasonId),
  );
  mountStaffCall(api, leagues.getManagedLeague, (scope, { params }) => getManagedLeague(scope, params.leagueId));
  mountStaffCommand(api, leagues.createLeague, ({ member, ...scope }, { params, body }) =>
    createLeague(scope, params.seasonId, body),
  );
  mountStaffCommand(api, leagues.changeLeague, ({ member, ...scope }, { params, body }) =>
    changeLeague(scope, params.leagueId, body),
  );
  mountStaffCommand(api, leagues.deleteLeague, ({ member, ...scope }, { params, body }) =>
    deleteLeague(scope, params.leagueId, body.removing),
  );
  mountStaffCall(api, leagues.listEnteredTeams, async (scope, { params }) => ({
    items: await listEntered(scope, params.leagueId),
  }));
  mountStaffCommand(api, leagues.enterTeams, ({ member, ...scope }, { params, body }) =>
    enterTeams(scope, params.leagueId, body.names),
  );
  mountStaffCommand(api, leagues.withdrawEntry, ({ member, ...scope }, { params, body }) =>
    deleteEntry(scope, params.teamId, body.removing),
  );
  mountStaffCall(api, decisions.listDecisions, (scope, { params }) => listDecisions(scope, params.leagueId));
  mountStaffCommand(api, decisions.decideStandings, ({ member, ...scope }, { params, body }) =>
    addDecision(scope, params.leagueId, body),
  );
  mountStaffCommand(api, decisions.liftDecision, ({ member, ...scope }, { params }) =>
    removeDecision(scope, params.leagueId, params.decisionId),
  );
  mountStaffCommand(api, decisions.previewDecision, ({ member, ...scope }, { params, body }) =>
    previewDecision(scope, params.leagueId, body),
  );
}
