import * as attendance from '#lib/api/contract/attendance.ts';
import * as comparison from '#lib/api/contract/comparison.ts';
import * as directory from '#lib/api/contract/directory.ts';
import * as players from '#lib/api/contract/league-players.ts';
import * as rules from '#lib/api/contract/league-rules.ts';
import * as shots from '#lib/api/contract/league-shots.ts';
import * as teams from '#lib/api/contract/league-teams.ts';
import * as mvps from '#lib/api/contract/mvps.ts';
import { listLeagueSuspensions as suspensionsCall } from '#lib/api/contract/people/suspensions.ts';
import * as playoff from '#lib/api/contract/playoff.ts';
import * as calls from '#lib/api/contract/season.ts';
import * as standings from '#lib/api/contract/standings.ts';
import type { Api } from '#server/api/api.ts';
import { mount } from '#server/api/mount.ts';
import { comparePlayers } from '#server/league/comparison/compare-players.ts';
import { compareTeams } from '#server/league/comparison/compare-teams.ts';
import { getAttendance } from '#server/league/league/attendance/get.ts';
import { getLeague } from '#server/league/league/get.ts';
import { getLeaders } from '#server/league/league/get-leaders.ts';
import { getLeagueRules } from '#server/league/league/get-rules.ts';
import { getShotZones } from '#server/league/league/get-shot-zones.ts';
import { listPlayerSeasons } from '#server/league/league/list-player-seasons.ts';
import { listMvps } from '#server/league/league/mvps/list.ts';
import { listLeagueSuspensions } from '#server/league/person/suspension/list-of-league.ts';
import { getPlayoff } from '#server/league/playoff/get.ts';
import { getStandings } from '#server/league/standings/get.ts';
import { getLiveStandings } from '#server/league/standings/get-live.ts';
import { getTeam } from '#server/league/team/get.ts';
import { listTeamSeasons } from '#server/league/team/list-seasons.ts';

export function mountLeagues(api: Api): void {
  mount(api, calls.getLeague, (scope, { params }) => getLeague(scope, params));
  mount(api, standings.getStandings, (scope, { params }) => getStandings(scope, params));
  mount(api, standings.getLiveStandings, (scope, { params }) => getLiveStandings(scope, params), 'live');
  mount(api, suspensionsCall, (scope, { params }) => listLeagueSuspensions(scope, params));
  mount(api, rules.getLeagueRules, (scope, { params }) => getLeagueRules(scope, params));
  mount(api, playoff.getPlayoff, (scope, { params }) => getPlayoff(scope, params), 'live');
  mount(api, players.getLeaders, async (scope, { params, query }) => ({
    boards: await getLeaders(scope, params, query),
  }));
  mount(api, players.listPlayerSeasons, async (scope, { params }) => ({
    players: await listPlayerSeasons(scope, params),
  }));
  mount(api, shots.getShotZones, async (scope, { params }) => ({ zones: await getShotZones(scope, params) }));
  mount(api, mvps.listMvps, (scope, { params }) => listMvps(scope, params));
  mount(api, teams.listTeamSeasons, async (scope, { params }) => ({ teams: await listTeamSeasons(scope, params) }));
  mount(api, attendance.getAttendance, (scope, { params }) => getAttendance(scope, params));
  mount(api, comparison.comparePlayers, (scope, { params }) => comparePlayers(scope, params));
  mount(api, comparison.compareTeams, (scope, { params }) => compareTeams(scope, params));
  mount(api, directory.getTeam, (scope, { params }) => getTeam(scope, params));
}
