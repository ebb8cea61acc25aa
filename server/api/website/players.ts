import * as calls from '#lib/api/contract/directory.ts';
import * as career from '#lib/api/contract/player-career.ts';
import type { Api } from '#server/api/api.ts';
import { mount } from '#server/api/mount.ts';
import { getPlayerCareer } from '#server/league/person/get-career.ts';
import { getPlayer } from '#server/league/person/get-player.ts';
import { listPlayers } from '#server/league/person/list-players.ts';

export function mountPlayers(api: Api): void {
  mount(api, calls.listPlayers, (scope, { query }) => listPlayers(scope, query));
  mount(api, calls.getPlayer, (scope, { params }) => getPlayer(scope, params.player));
  mount(api, career.getPlayerCareer, (scope, { params }) => getPlayerCareer(scope, params.player));
}
