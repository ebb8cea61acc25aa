import { and, eq } from 'drizzle-orm';
import { accounts } from '#server/db/schema/accounts.ts';
import { followers } from '#server/db/schema/followers.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';
import { type Device, touchAccountSession } from './account-sessions.ts';

/** Who a site token belongs to: the follower of the tenant, the account, and the session. */
export type Follower = { id: string; accountId: string; sessionId: string; expiresAt: Date };

/** Returns whose site token it is. Throws `unauthorized` for one that is unknown, expired, revoked, or another tenant's. */
export async function findFollower({ db, tenantId }: TenantScope, token: string, device: Device): Promise<Follower> {
  const session = await touchAccountSession(db, tenantId, token, device);
  const [row] = session
    ? await db
        .select({ id: followers.id, accountId: accounts.id })
        .from(followers)
        .innerJoin(accounts, eq(accounts.id, followers.accountId))
        .where(and(eq(followers.tenantId, tenantId), eq(followers.accountId, session.accountId)))
    : [];
  if (!session || !row) throw new LeagueError('unauthorized', say`Log in: this session is unknown or has expired.`);
  return { ...row, sessionId: session.id, expiresAt: session.expiresAt };
}
