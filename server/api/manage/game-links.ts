import * as calls from '#lib/api/contract/game-links.ts';
import type { Api } from '#server/api/api.ts';
import { mountStaffCall, mountStaffCommand } from '#server/api/mount-staff.ts';
import { getGameLinks } from '#server/league/game/get-links.ts';
import { setGameLinks } from '#server/league/game/set-links.ts';

export function mountGameLinks(api: Api): void {
  mountStaffCall(api, calls.getGameLinks, (scope, { params }) => getGameLinks(scope, params.gameId));
  mountStaffCommand(api, calls.setGameLinks, ({ member, ...scope }, { params, body }) =>
    setGameLinks(scope, params.gameId, body),
  );
}
