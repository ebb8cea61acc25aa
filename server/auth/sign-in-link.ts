import { and, eq, gt, isNull } from 'drizzle-orm';
import { signInLinks } from '#server/db/schema/sign-in-links.ts';
import { staff } from '#server/db/schema/staff.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';
import { createSession, type NewSession } from './sessions.ts';
import { digestOf, newToken } from './token.ts';

const hours = 24;

/** Creates the token of a sign-in link, valid once within 24 hours. Throws `conflict` for somebody without a role. */
export function createSignInLink(scope: TenantScope, userId: string): Promise<string> {
  return inTransaction(scope, async (scope) => {
    const { db, tenantId } = scope;
    if (!(await isStaff(scope, userId))) {
      throw new LeagueError('conflict', 'This person has no role any more; `staff add` grants one and prints a link.');
    }
    const token = newToken();
    const expiresAt = new Date(Date.now() + hours * 3_600_000);
    await db.insert(signInLinks).values({ tenantId, userId, tokenHash: digestOf(token), expiresAt });
    return token;
  });
}

/**
 * Exchanges the token of a link for a session. Throws `unauthorized` for one that is unknown, used, expired, another
 * tenant's, or of somebody who is no longer staff.
 */
export function redeemSignInLink(scope: TenantScope, token: string, userAgent?: string): Promise<NewSession> {
  return inTransaction(scope, async (scope) => {
    const valid = and(eq(signInLinks.tokenHash, digestOf(token)), isNull(signInLinks.usedAt));
    const [link] = await scope.db
      .update(signInLinks)
      .set({ usedAt: new Date() })
      .where(ofTenant(scope, signInLinks, valid, gt(signInLinks.expiresAt, new Date())))
      .returning({ userId: signInLinks.userId });
    if (!link || !(await isStaff(scope, link.userId))) {
      throw new LeagueError('unauthorized', say`This link is used, void or has expired. Request a new one.`);
    }
    return createSession(scope, link.userId, userAgent);
  });
}

const isStaff = async (scope: TenantScope, userId: string) =>
  (await scope.db.$count(staff, ofTenant(scope, staff, eq(staff.userId, userId)))) > 0;
