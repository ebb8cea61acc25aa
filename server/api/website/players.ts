import * as calls from '#lib/api/contract/directory.ts';
import type { Api } from '#server/api/api.ts';
import { mount } from '#server/api/mount.ts';
import { getPlayer } from '#server/league/person/get-player.ts';
import { listPlayers } from '#server/league/person/list-players.ts';

export function mountPlayers(api: Api): void {
  mount(api, calls.listPlayers, (scope, { query }) => listPlayers(scope, query));
  mount(api, calls.getPlayer, (scope, { params }) => getPlayer(scope, params.player));
}
