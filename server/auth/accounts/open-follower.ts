import { followers } from '#server/db/schema/followers.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';

/** Makes an account a follower of the tenant, once. */
export async function openFollower(db: Queryable, follower: { tenantId: string; accountId: string }): Promise<void> {
  await db.insert(followers).values(follower).onConflictDoNothing();
}
