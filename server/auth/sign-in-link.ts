import { and, eq, gt, isNull } from 'drizzle-orm';
import { signInLinks } from '#server/db/schema/sign-in-links.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { createSession, type NewSession } from './sessions.ts';
import { digestOf, newToken } from './token.ts';

const hours = 24;

/** Creates the token of a sign-in link, valid once within 24 hours. */
export async function createSignInLink({ db, tenantId }: TenantScope, userId: string): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + hours * 3_600_000);
  await db.insert(signInLinks).values({ tenantId, userId, tokenHash: digestOf(token), expiresAt });
  return token;
}

/**
 * Exchanges the token of a link for a session. Throws `unauthorized` for one that is unknown, used, expired, or another
 * tenant's.
 */
export function redeemSignInLink(scope: TenantScope, token: string): Promise<NewSession> {
  return inTransaction(scope, async (scope) => {
    const valid = and(eq(signInLinks.tokenHash, digestOf(token)), isNull(signInLinks.usedAt));
    const [link] = await scope.db
      .update(signInLinks)
      .set({ usedAt: new Date() })
      .where(ofTenant(scope, signInLinks, valid, gt(signInLinks.expiresAt, new Date())))
      .returning({ userId: signInLinks.userId });
    if (!link) throw new LeagueError('unauthorized', 'This link is used or has expired. Request a new one.');
    return createSession(scope, link.userId);
  });
}
