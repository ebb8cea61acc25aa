import { eq } from 'drizzle-orm';
import type { ClaimState } from '#lib/api/contract/account/player-claims.ts';
import { playerClaims } from '#server/db/schema/followers.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError, notFound } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';

type Decision = { decision: ClaimState; player: string; was?: ClaimState | undefined };

/**
 * Confirms or refuses the claim of a follower, or has it wait again. Throws `not-found` for one that was withdrawn, and `conflict` for one
 * that is of another player by now, or in another state than `was` (waiting, unless it is named).
 */
export function decidePlayerClaim(
  scope: TenantScope,
  claimId: string,
  { decision, player, was = 'claimed' }: Decision,
): Promise<void> {
  return inTransaction(scope, async (scope) => {
    const mine = ofTenant(scope, playerClaims, eq(playerClaims.followerId, claimId));
    const [claim] = await scope.db.select().from(playerClaims).where(mine).for('update');
    if (!claim) throw notFound('claim', claimId);
    const { personId, state } = claim;
    if (personId !== player || state !== was) {
      const path = personId === player ? 'was' : 'player';
      const message = path === 'was' ? say`is ${state} by now` : say`is another by now`;
      const stale = new LeagueError('conflict', say`The claim has changed since you read it.`, [{ path, message }]);
      stale.current = { player: personId, state };
      throw stale;
    }
    const decidedAt = decision === 'claimed' ? null : new Date();
    await scope.db.update(playerClaims).set({ state: decision, decidedAt }).where(mine);
  });
}
