import { eq } from 'drizzle-orm';
import { playerClaims } from '#server/db/schema/followers.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { findPersonId } from '#server/league/person/career/find-person.ts';

/** Claims that a follower is a player, by slug. Another claim before ends; the same one stays as it is. Throws `not-found`. */
export async function claimPlayer(scope: TenantScope, followerId: string, slug: string): Promise<void> {
  const personId = await findPersonId(scope, slug);
  await scope.db.transaction(async (db) => {
    const mine = ofTenant(scope, playerClaims, eq(playerClaims.followerId, followerId));
    const [before] = await db.select().from(playerClaims).where(mine).for('update');
    if (before?.personId === personId) return;
    await db.delete(playerClaims).where(mine);
    await db.insert(playerClaims).values({ tenantId: scope.tenantId, followerId, personId });
  });
}

/** Ends the link or claim of a follower; without one nothing happens. */
export async function withdrawPlayer(scope: TenantScope, followerId: string): Promise<void> {
  await scope.db.delete(playerClaims).where(ofTenant(scope, playerClaims, eq(playerClaims.followerId, followerId)));
}
