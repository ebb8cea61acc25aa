import { and, eq, gt } from 'drizzle-orm';
import type { StaffMember } from '#lib/api/contract/staff.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { staff } from '#server/db/schema/staff.ts';
import { sessions, users } from '#server/db/schema/users.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { digestOf, newToken } from './token.ts';

const days = 30;

export type NewSession = { accessToken: string; expiresAt: Date };

/** Creates a session and returns its token; only the digest is stored. */
export async function createSession({ db, tenantId }: TenantScope, userId: string): Promise<NewSession> {
  const accessToken = newToken();
  const expiresAt = new Date(Date.now() + days * 86_400_000);
  await db.insert(sessions).values({ tenantId, userId, token: digestOf(accessToken), expiresAt });
  return { accessToken, expiresAt };
}

/**
 * Returns the staff member of a session. Throws `unauthorized` for a token that is unknown, expired, or another
 * tenant's.
 */
export async function findStaffMember(scope: TenantScope, accessToken: string): Promise<StaffMember> {
  const rows = await scope.db
    .select({ userId: users.id, name: users.name, email: users.email, role: staff.role })
    .from(sessions)
    .innerJoin(users, belongsTo(sessions, sessions.userId, users))
    .leftJoin(staff, and(eq(staff.tenantId, users.tenantId), eq(staff.userId, users.id)))
    .where(ofTenant(scope, sessions, eq(sessions.token, digestOf(accessToken)), gt(sessions.expiresAt, new Date())));
  const [first] = rows;
  if (!first) throw new LeagueError('unauthorized', 'Sign in: this session is unknown or has expired.');
  const { userId, name, email } = first;
  return { userId, name, email, roles: rows.flatMap(({ role }) => role ?? []) };
}

export async function endSession(scope: TenantScope, accessToken: string): Promise<void> {
  await scope.db.delete(sessions).where(ofTenant(scope, sessions, eq(sessions.token, digestOf(accessToken))));
}
