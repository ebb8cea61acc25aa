import { and, eq, gt, isNull } from 'drizzle-orm';
import { signInLinks } from '#server/db/schema/sign-in-links.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { createSession, type NewSession } from './sessions.ts';
import { digestOf, newToken } from './token.ts';

const hours = 24;

/** The token of a link that signs a user in once, within a day. */
export async function createSignInLink({ db, tenantId }: TenantScope, userId: string): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + hours * 3_600_000);
  await db.insert(signInLinks).values({ tenantId, userId, tokenHash: digestOf(token), expiresAt });
  return token;
}

/** Turns the token of a link into a session. Throws `unauthorized` for one that is unknown, used, over, or another tenant's. */
export function redeemSignInLink(scope: TenantScope, token: string): Promise<NewSession> {
  return inTransaction(scope, async (scope) => {
    const valid = and(eq(signInLinks.tokenHash, digestOf(token)), isNull(signInLinks.usedAt));
    const [link] = await scope.db
      .update(signInLinks)
      .set({ usedAt: new Date() })
      .where(ofTenant(scope, signInLinks, valid, gt(signInLinks.expiresAt, new Date())))
      .returning({ userId: signInLinks.userId });
    if (!link) throw new LeagueError('unauthorized', 'This link was used already or is too old. Ask for a new one.');
    return createSession(scope, link.userId);
  });
}
