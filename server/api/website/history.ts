import * as calls from '#lib/api/contract/history.ts';
import type { Api } from '#server/api/api.ts';
import { mount } from '#server/api/mount.ts';
import { getGameRecords } from '#server/league/history/get-game-records.ts';
import { getAllTimeLeaders } from '#server/league/history/get-leaders.ts';
import { listCompetitions } from '#server/league/history/list-competitions.ts';
import { listAllTimePlayers } from '#server/league/history/list-players.ts';

export function mountHistory(api: Api): void {
  mount(api, calls.listCompetitions, (scope) => listCompetitions(scope));
  mount(api, calls.getAllTimeLeaders, async (scope, { query }) => ({ boards: await getAllTimeLeaders(scope, query) }));
  mount(api, calls.listAllTimePlayers, (scope, { query }) => listAllTimePlayers(scope, query));
  mount(api, calls.getGameRecords, async (scope, { query }) => ({ boards: await getGameRecords(scope, query) }));
}
