import * as squads from '#lib/api/contract/fantasy/own-squad.ts';
import * as leagues from '#lib/api/contract/fantasy/private-leagues.ts';
import type { Api } from '#server/api/api.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { createPrivateLeague } from '#server/league/fantasy/private-league/create.ts';
import { getPrivateLeague, listPrivateLeagues } from '#server/league/fantasy/private-league/get.ts';
import {
  joinPrivateLeague,
  leavePrivateLeague,
  removeMember,
} from '#server/league/fantasy/private-league/membership.ts';
import { startHeadToHead } from '#server/league/fantasy/private-league/start.ts';
import { findFantasySeason } from '#server/league/fantasy/season/find.ts';
import { getOwnSquad } from '#server/league/fantasy/squad/get-own.ts';
import { listOwnFantasy } from '#server/league/fantasy/squad/list-own.ts';
import { reportSquadName } from '#server/league/fantasy/squad/name-reports.ts';
import { renameSquad } from '#server/league/fantasy/squad/rename.ts';
import { saveSquad } from '#server/league/fantasy/squad/save.ts';
import { unwatchEntrant, watchEntrant } from '#server/league/fantasy/squad/watch.ts';
import type { LeagueSlugs } from '#server/league/league/find.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { mountFollowerCall, mountFollowerCommand } from './follower.ts';

/** Mounts what a follower does with squads and private leagues of fantasy seasons. */
export function mountOwnFantasy(api: Api): void {
  mountFollowerCall(api, squads.listOwnFantasy, async (scope) => ({
    items: await listOwnFantasy(scope, scope.follower.id),
  }));
  mountFollowerCall(api, squads.getOwnFantasySquad, (scope, { params }) =>
    getOwnSquad(scope, params, scope.follower.id),
  );
  mountFollowerCommand(api, squads.saveFantasySquad, async (scope, { params, body }, c) => {
    const { season } = await seasonOf(scope, params);
    const followerId = scope.follower.id;
    return saveSquad(scope, { followerId }, season.id, params.round, body, c.get('receivedAt'));
  });
  mountFollowerCommand(api, squads.renameFantasySquad, async (scope, { params, body }) => {
    const { season } = await seasonOf(scope, params);
    return renameSquad(scope, scope.follower.id, season.id, body.name);
  });
  mountFollowerCommand(api, squads.watchFantasyEntrant, async (scope, { params }) => {
    const { season } = await seasonOf(scope, params);
    const own = { seasonId: season.id, followerId: scope.follower.id };
    return { watched: await watchEntrant(scope, own, params.entrant) };
  });
  mountFollowerCommand(api, squads.unwatchFantasyEntrant, async (scope, { params }) => {
    const { season } = await seasonOf(scope, params);
    const own = { seasonId: season.id, followerId: scope.follower.id };
    return { watched: await unwatchEntrant(scope, own, params.entrant) };
  });
  mountFollowerCommand(api, squads.reportFantasySquad, async (scope, { params, body }) => {
    const { season } = await seasonOf(scope, params);
    const report = { seasonId: season.id, number: params.squad, reason: body.reason };
    await reportSquadName(scope, scope.follower.id, report);
    return {};
  });
  mountPrivateLeagues(api);
}

function mountPrivateLeagues(api: Api): void {
  mountFollowerCall(api, leagues.listPrivateLeagues, async (scope, { params }) => {
    const { season } = await findFantasySeason(scope, params);
    return { items: await listPrivateLeagues(scope, season, scope.follower.id) };
  });
  mountFollowerCall(api, leagues.getPrivateLeague, async (scope, { params, query }) => {
    const { season } = await findFantasySeason(scope, params);
    return getPrivateLeague(scope, season, scope.follower.id, { id: params.id, round: query.round });
  });
  mountFollowerCommand(api, leagues.createPrivateLeague, async (scope, { params, body }) => {
    const { season } = await seasonOf(scope, params);
    return createPrivateLeague(scope, season, scope.follower.id, body);
  });
  mountFollowerCommand(api, leagues.joinPrivateLeague, async (scope, { params, body }) => {
    const { season } = await seasonOf(scope, params);
    return joinPrivateLeague(scope, season, scope.follower.id, body.code);
  });
  mountFollowerCommand(api, leagues.leavePrivateLeague, async (scope, { params }) => {
    const { season } = await seasonOf(scope, params);
    await leavePrivateLeague(scope, season, scope.follower.id, params.id);
    return {};
  });
  mountFollowerCommand(api, leagues.removeFromPrivateLeague, async (scope, { params }) => {
    const { season } = await seasonOf(scope, params);
    return removeMember(scope, season, scope.follower.id, params);
  });
  mountFollowerCommand(api, leagues.startHeadToHead, async (scope, { params }) => {
    const { season } = await seasonOf(scope, params);
    return startHeadToHead(scope, season, scope.follower.id, params.id);
  });
}

type Caller = TenantScope & Pick<ReadScope, 'host' | 'fallbackLocale'>;

const seasonOf = (scope: Caller, slugs: LeagueSlugs) =>
  findFantasySeason({ ...scope, locale: scope.fallbackLocale }, slugs);
