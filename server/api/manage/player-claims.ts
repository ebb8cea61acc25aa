import * as calls from '#lib/api/contract/account/player-claims.ts';
import type { Api } from '#server/api/api.ts';
import { mountStaffCall, mountStaffCommand } from '#server/api/mount-staff.ts';
import { decidePlayerClaim } from '#server/league/follower/decide-claim.ts';
import { listPlayerClaims } from '#server/league/follower/list-claims.ts';

/** Mounts the answers of staff to followers who claim to be a player. */
export function mountPlayerClaims(api: Api): void {
  mountStaffCall(api, calls.listPlayerClaims, async (scope, { query }) => ({
    items: await listPlayerClaims(scope, query.of),
  }));
  mountStaffCommand(api, calls.decidePlayerClaim, async (scope, { params, body }) => {
    await decidePlayerClaim(scope, params.claimId, body);
    return {};
  });
}
