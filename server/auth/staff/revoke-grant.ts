import type { StaffMember } from '#lib/api/contract/staff.ts';
import type { Reach } from '#server/db/reach.ts';
import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { lockAdminGrants, refuseLastAdmin } from './last-admin.ts';
import { findMember } from './list-members.ts';
import { refuseOwnAdmin } from './refuse-own-admin.ts';
import { removeStaff } from './remove-staff.ts';

/**
 * Takes a role away as `removeStaff` does. Throws `conflict` for an admin's own role and that of the last admin, and `not-found` for a role that
 * the member does not have.
 */
export function revokeGrant(
  scope: TenantScope,
  { userId, grantId }: { userId: string; grantId: string },
  by: Pick<StaffMember, 'userId'>,
  reach: Reach,
): Promise<void> {
  return inTransaction(scope, async (scope) => {
    const admins = await lockAdminGrants(scope);
    const { email, grants } = await findMember(scope, userId);
    const grant = grants.find(({ id }) => id === grantId);
    if (!grant) throw notFound('role', grantId);
    refuseOwnAdmin(userId, grant, by);
    refuseLastAdmin(admins, grantId);
    await removeStaff(scope, email, { grantId }, reach);
  });
}
