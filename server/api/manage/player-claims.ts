import * as calls from '#lib/api/contract/account/player-claims.ts';
import type { Api } from '#server/api/api.ts';
import { mountStaffCall, mountStaffCommand } from '#server/api/mount-staff.ts';
import { decidePlayerClaim, listPlayerClaims } from '#server/league/follower/decide-claim.ts';

/** Mounts the answers of staff to followers who claim to be a player. */
export function mountPlayerClaims(api: Api): void {
  mountStaffCall(api, calls.listPlayerClaims, async (scope) => ({ items: await listPlayerClaims(scope) }));
  mountStaffCommand(api, calls.decidePlayerClaim, async (scope, { params, body }) => {
    await decidePlayerClaim(scope, params.claimId, body.decision);
    return {};
  });
}
