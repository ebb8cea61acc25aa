import { and, asc, eq } from 'drizzle-orm';
import type { PlayerClaim } from '#lib/api/contract/account/player-claims.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { followers, playerClaims } from '#server/db/schema/followers.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { loadPlayerRefs } from '#server/league/person/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

/** Lists claims that wait for an answer, the oldest first. A claim has the id of its follower. */
export async function listPlayerClaims(scope: ReadScope): Promise<PlayerClaim[]> {
  const rows = await scope.db
    .select({ claim: playerClaims, name: accounts.name, email: accounts.email })
    .from(playerClaims)
    .innerJoin(followers, belongsTo(playerClaims, playerClaims.followerId, followers))
    .innerJoin(accounts, eq(accounts.id, followers.accountId))
    .where(ofTenant(scope, playerClaims, eq(playerClaims.state, 'claimed')))
    .orderBy(asc(playerClaims.createdAt), playerClaims.followerId);
  const players = await loadPlayerRefs(
    scope,
    rows.map(({ claim }) => claim.personId),
  );
  return rows.flatMap(({ claim, ...follower }) => {
    const player = players.get(claim.personId);
    if (!player) return [];
    const { id, name, slug } = player;
    return [{ id: claim.followerId, follower, player: { id, name, slug }, createdAt: claim.createdAt.toISOString() }];
  });
}

/** Confirms or refuses a claim that waits. Throws `not-found` for any other. */
export function decidePlayerClaim(
  scope: TenantScope,
  claimId: string,
  decision: 'confirmed' | 'refused',
): Promise<void> {
  return inTransaction(scope, async (scope) => {
    const waiting = and(eq(playerClaims.followerId, claimId), eq(playerClaims.state, 'claimed'));
    const decided = await scope.db
      .update(playerClaims)
      .set({ state: decision, decidedAt: new Date() })
      .where(ofTenant(scope, playerClaims, waiting))
      .returning({ id: playerClaims.followerId });
    if (decided.length === 0) throw notFound('claim', claimId);
  });
}
