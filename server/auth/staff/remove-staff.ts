import { eq } from 'drizzle-orm';
import type { StaffRole } from '#lib/api/contract/staff.ts';
import { signInLinks } from '#server/db/schema/sign-in-links.ts';
import { staff } from '#server/db/schema/staff.ts';
import { sessions } from '#server/db/schema/users.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { closeSocketsOf } from '#server/realtime/socket-credentials.ts';
import { findUser } from './find-user.ts';

/** Revokes a role, or all roles, ends all sessions of the user with their sockets, and makes their sign-in links void. Throws `not-found`. */
export function removeStaff(scope: TenantScope, email: string, role?: StaffRole): Promise<void> {
  return inTransaction(scope, async (scope) => {
    const { id } = await findUser(scope, email);
    await scope.db
      .delete(staff)
      .where(ofTenant(scope, staff, eq(staff.userId, id), role ? eq(staff.role, role) : undefined));
    const ended = scope.db.delete(sessions).where(ofTenant(scope, sessions, eq(sessions.userId, id)));
    await closeSocketsOf(scope.db, await ended.returning({ id: sessions.id }));
    await scope.db.delete(signInLinks).where(ofTenant(scope, signInLinks, eq(signInLinks.userId, id)));
  });
}
