import * as calls from '#lib/api/contract/game-links.ts';
import type { Api } from '#server/api/api.ts';
import { mountStaffCommand } from '#server/api/mount-staff.ts';
import { setGameLinks } from '#server/league/game/set-links.ts';

export function mountGameLinks(api: Api): void {
  mountStaffCommand(api, calls.setGameLinks, ({ member, ...scope }, { params, body }) =>
    setGameLinks(scope, params.gameId, body),
  );
}
