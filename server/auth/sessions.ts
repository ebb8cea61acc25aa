import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { StaffMember } from '#lib/api/contract/staff.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { staff } from '#server/db/schema/staff.ts';
import { accessTokens, sessions, users } from '#server/db/schema/users.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { closeSocketsOf } from '#server/realtime/socket-credentials.ts';
import { type AccessToken, issueAccessToken } from './access-token.ts';
import { grantColumns, toGrant, withRoles } from './staff/grants.ts';
import { digestOf, newToken } from './token.ts';

const days = 30;
const maxUserAgent = 200;

/** A session's first bearer, and the secret that a browser gets the next ones with until `refreshUntil`. */
export type NewSession = AccessToken & { refreshToken: string; refreshUntil: Date };

/** Creates a session of a browser; only digests of its secrets are stored. */
export async function createSession(scope: TenantScope, userId: string, userAgent?: string): Promise<NewSession> {
  const { db, tenantId } = scope;
  const refreshToken = newToken();
  const now = new Date();
  const refreshUntil = new Date(now.getTime() + days * 86_400_000);
  const [session] = await db
    .insert(sessions)
    .values({
      tenantId,
      userId,
      refreshHash: digestOf(refreshToken),
      expiresAt: refreshUntil,
      rotatedAt: now,
      lastUsedAt: now,
      userAgent: userAgent?.slice(0, maxUserAgent) ?? null,
    })
    .returning({ id: sessions.id });
  if (!session) throw new Error('The session was not stored.');
  return { ...(await issueAccessToken(scope, session.id)), refreshToken, refreshUntil };
}

/** Returns the session of a bearer and its member of staff; null for a token that is unknown, expired, or another tenant's. */
export async function findSession(
  scope: TenantScope,
  accessToken: string,
): Promise<{ credentialId: string; member: StaffMember } | null> {
  const rows = await scope.db
    .select({ credentialId: sessions.id, userId: users.id, name: users.name, email: users.email, grant: grantColumns })
    .from(sessions)
    .innerJoin(users, belongsTo(sessions, sessions.userId, users))
    .leftJoin(staff, and(eq(staff.tenantId, users.tenantId), eq(staff.userId, users.id)))
    .leftJoin(leagues, belongsTo(staff, staff.leagueId, leagues))
    .leftJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .leftJoin(clubs, belongsTo(staff, staff.clubId, clubs))
    .where(ofTenant(scope, sessions, ofBearer(scope, accessToken), gt(sessions.expiresAt, new Date())));
  const [first] = rows;
  if (!first) return null;
  const { credentialId, userId, name, email } = first;
  return { credentialId, member: { userId, name, email, ...withRoles(rows.flatMap(({ grant }) => toGrant(grant))) } };
}

/** Ends the session of a bearer and closes its sockets; an unknown one is no error. */
export function endSession(scope: TenantScope, accessToken: string): Promise<void> {
  return inTransaction(scope, async (scope) => {
    const ended = scope.db.delete(sessions).where(ofTenant(scope, sessions, ofBearer(scope, accessToken)));
    await closeSocketsOf(scope.db, await ended.returning({ id: sessions.id }));
  });
}

/** The session of a bearer: of ten minutes, or that of an earlier build, which its browser has not exchanged yet. */
function ofBearer(scope: TenantScope, accessToken: string) {
  const tokenHash = digestOf(accessToken);
  const valid = and(eq(accessTokens.tokenHash, tokenHash), gt(accessTokens.expiresAt, new Date()));
  const issued = scope.db
    .select({ id: accessTokens.sessionId })
    .from(accessTokens)
    .where(ofTenant(scope, accessTokens, valid));
  return or(eq(sessions.id, sql`(${issued})`), eq(sessions.token, tokenHash));
}
