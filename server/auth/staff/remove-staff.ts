import { eq } from 'drizzle-orm';
import type { StaffRole } from '#lib/api/contract/staff.ts';
import { type Reach, reaches } from '#server/db/reach.ts';
import { staff } from '#server/db/schema/staff.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { endAccess } from './end-access.ts';
import { findUser } from './find-user.ts';
import { lockPlaces } from './lock-places.ts';

/** Which grants are taken away: of one role, of one league or club, or one by its id; without any of them, all. */
export type RemovedGrants = { role?: StaffRole; leagueId?: string; clubId?: string; grantId?: string };

/**
 * Revokes grants, ends all sessions of the user with their sockets, and makes their sign-in links void: the access is the whole person, so it stays with
 * somebody who keeps a role out of the reach of who revokes. Throws `not-found`.
 */
export function removeStaff(
  scope: TenantScope,
  email: string,
  { role, leagueId, clubId, grantId }: RemovedGrants = {},
  reach: Reach = 'tenant',
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
    const kept = await lockPlaces(scope, id);
    if (kept.every((place) => reaches(reach, place))) await endAccess(scope, id);
  });
}
