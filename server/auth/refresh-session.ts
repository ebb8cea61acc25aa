import { eq, gt, or } from 'drizzle-orm';
import { sessions } from '#server/db/schema/users.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { issueAccessToken } from './access-token.ts';
import type { NewSession } from './sessions.ts';
import { digestOf, newToken } from './token.ts';

/**
 * Exchanges the secret of a session for a new bearer and the next secret. The secret before is accepted until the next one
 * is used, and gives the same next one: an answer may be lost, and two pages may refresh at once. The bearer of an earlier
 * build counts as a first secret. Throws `unauthorized` for any other one, and for another tenant's.
 */
export function refreshSession(scope: TenantScope, secret: string): Promise<NewSession> {
  return inTransaction(scope, async (scope) => {
    const digest = digestOf(secret);
    const known = or(eq(sessions.refreshHash, digest), eq(sessions.previousHash, digest), eq(sessions.token, digest));
    const [session] = await scope.db
      .select()
      .from(sessions)
      .where(ofTenant(scope, sessions, known, gt(sessions.expiresAt, new Date())))
      .for('update');
    if (!session) throw new LeagueError('unauthorized', 'Sign in: this session is unknown or has expired.');
    const { refreshSalt } = session;
    const isRepeated = session.previousHash === digest && refreshSalt !== null;
    const salt = isRepeated ? refreshSalt : newToken();
    const refreshToken = nextSecret(secret, salt);
    const isTakenOver = session.refreshHash === digest;
    await scope.db
      .update(sessions)
      .set({
        lastUsedAt: new Date(),
        ...(!isRepeated && { previousHash: digest, refreshSalt: salt, refreshHash: digestOf(refreshToken) }),
        ...(isTakenOver && { token: null }),
      })
      .where(ofTenant(scope, sessions, eq(sessions.id, session.id)));
    return { ...(await issueAccessToken(scope, session.id)), refreshToken, refreshUntil: session.expiresAt };
  });
}

/** Only who holds the secret can derive the next one; the stored salt alone gives nothing. */
const nextSecret = (secret: string, salt: string) =>
  Buffer.from(digestOf(`${secret}.${salt}`), 'hex').toString('base64url');
