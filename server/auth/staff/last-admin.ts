import { and, asc, eq, isNull } from 'drizzle-orm';
import { staff } from '#server/db/schema/staff.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';

type AdminGrant = Pick<typeof staff.$inferSelect, 'id' | 'userId'>;

/** Locks the roles of admin for the whole tenant until the transaction ends: of two changes at once, the second sees what the first has left. */
export function lockAdminGrants(scope: TenantScope): Promise<AdminGrant[]> {
  return scope.db
    .select({ id: staff.id, userId: staff.userId })
    .from(staff)
    .where(ofTenant(scope, staff, and(eq(staff.role, 'admin'), isNull(staff.leagueId), isNull(staff.clubId))))
    .orderBy(asc(staff.id))
    .for('update');
}

/** Throws `conflict` for the role of the tenant's last admin. Keys of machines are no admins. */
export function refuseLastAdmin(admins: readonly AdminGrant[], grantId: string): void {
  const admin = admins.find(({ id }) => id === grantId);
  if (!admin || admins.some(({ userId }) => userId !== admin.userId)) return;
  throw new LeagueError(
    'conflict',
    say`This is the last admin of the site: give somebody else the role of admin first.`,
  );
}
