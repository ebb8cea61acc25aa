import { eq } from 'drizzle-orm';
import type { StaffRole } from '#lib/api/contract/staff.ts';
import { signInLinks } from '#server/db/schema/sign-in-links.ts';
import { staff } from '#server/db/schema/staff.ts';
import { sessions } from '#server/db/schema/users.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { closeSocketsOf } from '#server/realtime/socket-credentials.ts';
import { findUser } from './find-user.ts';

/** Which grants are taken away: of one role, of one league or club, or one by its id; without any of them, all. */
export type RemovedGrants = { role?: StaffRole; leagueId?: string; clubId?: string; grantId?: string };

/** Revokes grants, ends all sessions of the user with their sockets, and makes their sign-in links void. Throws `not-found`. */
export function removeStaff(
  scope: TenantScope,
  email: string,
  { role, leagueId, clubId, grantId }: RemovedGrants = {},
): Promise<void> {
  return inTransaction(scope, async (scope) => {
    const { id } = await findUser(scope, email);
    const chosen = [
      role && eq(staff.role, role),
      leagueId && eq(staff.leagueId, leagueId),
      clubId && eq(staff.clubId, clubId),
      grantId && eq(staff.id, grantId),
    ].flatMap((condition) => condition || []);
    await scope.db.delete(staff).where(ofTenant(scope, staff, eq(staff.userId, id), ...chosen));
    const ended = scope.db.delete(sessions).where(ofTenant(scope, sessions, eq(sessions.userId, id)));
    await closeSocketsOf(scope.db, await ended.returning({ id: sessions.id }));
    await scope.db.delete(signInLinks).where(ofTenant(scope, signInLinks, eq(signInLinks.userId, id)));
  });
}
