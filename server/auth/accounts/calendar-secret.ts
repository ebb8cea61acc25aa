import { eq } from 'drizzle-orm';
import { digestOf, newToken } from '#server/auth/token.ts';
import { followers } from '#server/db/schema/followers.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';

/** Gives a follower's calendar a new secret, which ends the one before. Only its digest is stored. */
export async function createCalendarSecret(scope: TenantScope, followerId: string): Promise<string> {
  const secret = newToken();
  await setSecret(scope, followerId, { calendarHash: digestOf(secret), calendarSince: new Date() });
  return secret;
}

/** Ends the secret of a follower's calendar; without one nothing happens. */
export const revokeCalendarSecret = (scope: TenantScope, followerId: string): Promise<void> =>
  setSecret(scope, followerId, { calendarHash: null, calendarSince: null });

/** Returns whose calendar has the secret. Throws `not-found` for one that is unknown, revoked, or another tenant's. */
export async function findCalendarOwner(scope: TenantScope, secret: string): Promise<string> {
  const [row] = await scope.db
    .select({ id: followers.id })
    .from(followers)
    .where(ofTenant(scope, followers, eq(followers.calendarHash, digestOf(secret))));
  if (!row) throw new LeagueError('not-found', say`There is no calendar at this address any more.`);
  return row.id;
}

type Secret = Pick<typeof followers.$inferSelect, 'calendarHash' | 'calendarSince'>;

async function setSecret(scope: TenantScope, followerId: string, secret: Secret): Promise<void> {
  await scope.db
    .update(followers)
    .set(secret)
    .where(ofTenant(scope, followers, eq(followers.id, followerId)));
}
