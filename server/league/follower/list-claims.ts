import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PlayerClaim } from '#lib/api/contract/account/player-claims.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { followers, playerClaims } from '#server/db/schema/followers.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { loadPlayerRefs } from '#server/league/person/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

const maxDecided = 100;

/** Lists claims that wait for an answer, the oldest first, or those decided last. A claim has the id of its follower. */
export const listPlayerClaims = (scope: ReadScope, of: 'waiting' | 'decided' = 'waiting'): Promise<PlayerClaim[]> =>
  of === 'waiting'
    ? readClaims(scope, eq(playerClaims.state, 'claimed'), [asc(playerClaims.createdAt)])
    : readClaims(scope, ne(playerClaims.state, 'claimed'), [desc(playerClaims.decidedAt)], maxDecided);

const others = alias(playerClaims, 'other_claim');

async function readClaims(scope: ReadScope, where: SQL, order: SQL[], limit = 10_000): Promise<PlayerClaim[]> {
  const confirmedForAnother = and(
    ofTenant(scope, others, eq(others.personId, playerClaims.personId)),
    eq(others.state, 'confirmed'),
    ne(others.followerId, playerClaims.followerId),
  );
  const rows = await scope.db
    .select({
      claim: playerClaims,
      name: accounts.name,
      email: accounts.email,
      isTaken: sql<boolean>`exists (select 1 from ${playerClaims} "other_claim" where ${confirmedForAnother})`,
    })
    .from(playerClaims)
    .innerJoin(followers, belongsTo(playerClaims, playerClaims.followerId, followers))
    .innerJoin(accounts, eq(accounts.id, followers.accountId))
    .where(ofTenant(scope, playerClaims, where))
    .orderBy(...order, playerClaims.followerId)
    .limit(limit);
  const players = await loadPlayerRefs(
    scope,
    rows.map(({ claim }) => claim.personId),
  );
  return rows.flatMap(({ claim: { followerId, personId, state, createdAt, decidedAt }, isTaken, ...follower }) => {
    const player = players.get(personId);
    if (!player) return [];
    const { id, name, slug } = player;
    return [
      {
        id: followerId,
        follower,
        player: { id, name, slug },
        state,
        isTaken,
        createdAt: createdAt.toISOString(),
        decidedAt: decidedAt?.toISOString() ?? null,
      },
    ];
  });
}
