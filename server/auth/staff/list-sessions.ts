import { desc, eq, gt } from 'drizzle-orm';
import type { ListedSession } from '#lib/api/contract/staff-access.ts';
import { isUuid } from '#server/auth/is-uuid.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { sessions, users } from '#server/db/schema/users.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { closeSocketsOf } from '#server/realtime/socket-credentials.ts';

/** Lists the sessions that have not expired, the newest first. */
export async function listSessions(scope: TenantScope): Promise<ListedSession[]> {
  const rows = await scope.db
    .select({
      id: sessions.id,
      email: users.email,
      name: users.name,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, belongsTo(sessions, sessions.userId, users))
    .where(ofTenant(scope, sessions, gt(sessions.expiresAt, new Date())))
    .orderBy(desc(sessions.createdAt), sessions.id);
  return rows.map(({ createdAt, lastUsedAt, expiresAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
  }));
}

/** Ends a session with its bearers and closes its sockets. Throws `not-found`, also for another tenant's session. */
export function revokeSession(scope: TenantScope, id: string): Promise<void> {
  return inTransaction(scope, async ({ db }) => {
    if (!isUuid(id)) throw notFound('session', id);
    const gone = await db
      .delete(sessions)
      .where(ofTenant(scope, sessions, eq(sessions.id, id)))
      .returning({ id: sessions.id });
    if (gone.length === 0) throw notFound('session', id);
    await closeSocketsOf(db, gone);
  });
}
