import { eq, gt, or } from 'drizzle-orm';
import { sessions } from '#server/db/schema/users.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';
import { issueAccessToken } from './access-token.ts';
import type { NewSession } from './sessions.ts';
import { digestOf, newToken } from './token.ts';

/**
 * How long a secret serves before the next one. A browser that crashes comes back with a cookie of up to a minute ago, so
 * that the one before must do until the next rotation.
 */
const rotateAfterMs = 3_600_000;

/**
 * Exchanges the secret of a session for a new bearer and the present secret. The one before gives the same: an answer may be
 * lost, and two pages may refresh at once. The bearer of an earlier build counts as a first secret. Throws `unauthorized`
 * for any other one, and for another tenant's.
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
    if (!session) throw new LeagueError('unauthorized', say`Sign in: this session is unknown or has expired.`);
    const { refreshToken, changes } = presentSecret(session, secret, digest);
    await scope.db
      .update(sessions)
      .set({ ...changes, lastUsedAt: new Date() })
      .where(ofTenant(scope, sessions, eq(sessions.id, session.id)));
    return { ...(await issueAccessToken(scope, session.id)), refreshToken, refreshUntil: session.expiresAt };
  });
}

type Session = typeof sessions.$inferSelect;

/** Returns the secret that the browser is to have now, and what changes in the stored session. */
function presentSecret({ refreshHash, previousHash, refreshSalt, rotatedAt }: Session, secret: string, digest: string) {
  const isPresent = refreshHash === digest;
  if (!isPresent && previousHash === digest && refreshSalt !== null) {
    return { refreshToken: secretAfter(secret, refreshSalt), changes: {} };
  }
  // The browser has its cookie: the bearer of an earlier build is void from now on.
  const takenOver = isPresent ? { token: null } : {};
  const now = new Date();
  const isYoung = now.getTime() - (rotatedAt?.getTime() ?? 0) < rotateAfterMs;
  if (isPresent && isYoung) return { refreshToken: secret, changes: takenOver };
  const salt = newToken();
  const refreshToken = secretAfter(secret, salt);
  const rotated = { refreshHash: digestOf(refreshToken), previousHash: digest, refreshSalt: salt, rotatedAt: now };
  return { refreshToken, changes: { ...rotated, ...takenOver } };
}

/** Only who holds a secret can derive the next one; the stored salt alone gives nothing. */
const secretAfter = (secret: string, salt: string) =>
  Buffer.from(digestOf(`${secret}.${salt}`), 'hex').toString('base64url');
