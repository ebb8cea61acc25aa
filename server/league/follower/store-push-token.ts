import { and, desc, eq, notInArray } from 'drizzle-orm';
import { pushTokens } from '#server/db/schema/followers.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

/** The devices of a follower; the least recently seen go first. */
const maxDevices = 20;

/** Stores the push token of a device for the follower who uses it now, as long as their session lasts. */
export async function storePushToken(
  scope: TenantScope,
  { id: followerId, sessionId }: { id: string; sessionId: string },
  token: string,
): Promise<void> {
  const { tenantId } = scope;
  const seenAt = new Date();
  await scope.db.transaction(async (db) => {
    await db
      .insert(pushTokens)
      .values({ tenantId, followerId, sessionId, token, seenAt })
      .onConflictDoUpdate({ target: [pushTokens.tenantId, pushTokens.token], set: { followerId, sessionId, seenAt } });
    const mine = ofTenant(scope, pushTokens, eq(pushTokens.followerId, followerId));
    const latest = db
      .select({ id: pushTokens.id })
      .from(pushTokens)
      .where(mine)
      .orderBy(desc(pushTokens.seenAt))
      .limit(maxDevices);
    await db.delete(pushTokens).where(and(mine, notInArray(pushTokens.id, latest)));
  });
}
