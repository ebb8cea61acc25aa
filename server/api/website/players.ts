import * as calls from '#lib/api/contract/directory.ts';
import * as career from '#lib/api/contract/player-career.ts';
import * as directory from '#lib/api/contract/player-directory.ts';
import type { Api } from '#server/api/api.ts';
import { mount } from '#server/api/mount.ts';
import { getPlayerCareer } from '#server/league/person/career/get-career.ts';
import { getPlayerShots } from '#server/league/person/career/get-shots.ts';
import { getPlayerStanding } from '#server/league/person/career/get-standing.ts';
import { listPlayerGames } from '#server/league/person/career/list-games.ts';
import { getPlayerIndex } from '#server/league/person/directory/get-index.ts';
import { listPlayers } from '#server/league/person/directory/list-players.ts';
import { getPlayer } from '#server/league/person/get-player.ts';

export function mountPlayers(api: Api): void {
  mount(api, directory.listPlayers, (scope, { query }) => listPlayers(scope, query));
  mount(api, directory.getPlayerIndex, (scope) => getPlayerIndex(scope));
  mount(api, calls.getPlayer, (scope, { params }) => getPlayer(scope, params.player));
  mount(api, career.getPlayerCareer, (scope, { params }) => getPlayerCareer(scope, params.player));
  mount(api, career.getPlayerStanding, (scope, { params }) => getPlayerStanding(scope, params.player));
  mount(api, career.listPlayerGames, (scope, { params, query }) => listPlayerGames(scope, params.player, query));
  mount(api, career.getPlayerShots, (scope, { params, query }) => getPlayerShots(scope, params.player, query));
}
