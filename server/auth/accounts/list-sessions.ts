import { and, desc, eq, gt } from 'drizzle-orm';
import type { AccountSession } from '#lib/api/contract/account/my-account.ts';
import { accountSessions } from '#server/db/schema/accounts.ts';
import { tenants } from '#server/db/schema/tenants.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';

/** Lists the sign-ins of an account that have not expired, the last used first. */
export async function listAccountSessions(
  db: Queryable,
  own: { accountId: string; sessionId: string },
): Promise<AccountSession[]> {
  const rows = await db
    .select({ session: accountSessions, settings: tenants.settings })
    .from(accountSessions)
    .leftJoin(tenants, eq(tenants.id, accountSessions.tenantId))
    .where(and(eq(accountSessions.accountId, own.accountId), gt(accountSessions.expiresAt, new Date())))
    .orderBy(desc(accountSessions.lastUsedAt), accountSessions.id);
  return rows.map(({ session, settings }) => ({
    id: session.id,
    site: settings ? { name: String(settings.title), host: new URL(String(settings.domainUrl)).host } : null,
    userAgent: session.userAgent,
    network: session.network || null,
    isThis: session.id === own.sessionId,
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
  }));
}

/** Ends a sign-in of the account. Throws `not-found`, also for another's. */
export async function revokeAccountSession(db: Queryable, accountId: string, id: string): Promise<void> {
  const own = and(eq(accountSessions.id, id), eq(accountSessions.accountId, accountId));
  const gone = await db.delete(accountSessions).where(own).returning({ id: accountSessions.id });
  if (gone.length === 0) throw notFound('session', id);
}
