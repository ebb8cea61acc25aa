import { and, eq, lt } from 'drizzle-orm';
import { accessTokens } from '#server/db/schema/users.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { digestOf, newToken } from './token.ts';

const minutes = 10;

export type AccessToken = { accessToken: string; expiresAt: Date };

/** Creates a bearer of a session, valid for ten minutes, and removes the session's expired ones. */
export async function issueAccessToken(scope: TenantScope, sessionId: string): Promise<AccessToken> {
  const { db, tenantId } = scope;
  const now = Date.now();
  const accessToken = newToken();
  const expiresAt = new Date(now + minutes * 60_000);
  const expired = and(eq(accessTokens.sessionId, sessionId), lt(accessTokens.expiresAt, new Date(now)));
  await db.delete(accessTokens).where(ofTenant(scope, accessTokens, expired));
  await db.insert(accessTokens).values({ tenantId, sessionId, tokenHash: digestOf(accessToken), expiresAt });
  return { accessToken, expiresAt };
}
