import * as market from '#lib/api/contract/fantasy/market.ts';
import * as rounds from '#lib/api/contract/fantasy/round.ts';
import * as seasons from '#lib/api/contract/fantasy/season.ts';
import * as squads from '#lib/api/contract/fantasy/squad.ts';
import type { Api } from '#server/api/api.ts';
import { mount } from '#server/api/mount.ts';
import { getEntrant } from '#server/league/fantasy/entrant/get-entrant.ts';
import { listMarket } from '#server/league/fantasy/entrant/list-market.ts';
import { getGameFantasy } from '#server/league/fantasy/game/get.ts';
import { getLiveRound } from '#server/league/fantasy/round/get-live.ts';
import { getRoundReview } from '#server/league/fantasy/round/get-review.ts';
import { getFantasySeason } from '#server/league/fantasy/season/get.ts';
import { getSquad } from '#server/league/fantasy/squad/get.ts';
import { listFantasyTable } from '#server/league/fantasy/table/list.ts';

/** Mounts what everybody may know of fantasy seasons. */
export function mountFantasy(api: Api): void {
  mount(api, seasons.getFantasySeason, (scope, { params }) => getFantasySeason(scope, params));
  mount(api, seasons.listFantasyTable, (scope, { params, query }) => listFantasyTable(scope, params, query));
  mount(api, market.listFantasyMarket, (scope, { params }) => listMarket(scope, params));
  mount(api, market.getFantasyEntrant, (scope, { params }) => getEntrant(scope, params, params.entrant), 'live');
  mount(api, rounds.getFantasyRound, (scope, { params }) => getRoundReview(scope, params, params.round), 'live');
  mount(api, rounds.getFantasyLive, (scope, { params }) => getLiveRound(scope, params, params.round), 'live');
  mount(api, rounds.getGameFantasy, (scope, { params }) => getGameFantasy(scope, params.gameId), 'live');
  mount(api, squads.getFantasySquad, (scope, { params, query }) =>
    getSquad(scope, params, { squad: params.squad, round: query.round }),
  );
}
