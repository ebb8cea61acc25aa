import type { StaffMember, StaffRole } from '#lib/api/contract/staff.ts';
import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { findMember } from './list-members.ts';
import { removeStaff } from './remove-staff.ts';

/**
 * Takes a role away as `removeStaff` does. Throws `conflict` for an admin's own role, so that a tenant always keeps one, and
 * `not-found` for a role that the member does not have.
 */
export function revokeRole(
  scope: TenantScope,
  { userId, role }: { userId: string; role: StaffRole },
  by: Pick<StaffMember, 'userId'>,
): Promise<void> {
  return inTransaction(scope, async (scope) => {
    const { email, roles } = await findMember(scope, userId);
    if (userId === by.userId && role === 'admin')
      throw new LeagueError('conflict', 'Nobody takes the role of admin from themselves: another admin can.');
    if (!roles.includes(role)) throw new LeagueError('not-found', `This person does not have the role ${role}.`);
    await removeStaff(scope, email, role);
  });
}
