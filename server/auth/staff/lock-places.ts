import { eq } from 'drizzle-orm';
import type { Whereabouts } from '#server/db/reach.ts';
import { staff } from '#server/db/schema/staff.ts';
import { users } from '#server/db/schema/users.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

/** Locks the roles of a user until the transaction ends, against grants and new links, and returns where each of them holds. */
export async function lockPlaces(scope: TenantScope, userId: string): Promise<Whereabouts[]> {
  const user = ofTenant(scope, users, eq(users.id, userId));
  await scope.db.select({ id: users.id }).from(users).where(user).for('no key update');
  const rows = await scope.db
    .select({ leagueId: staff.leagueId, clubId: staff.clubId })
    .from(staff)
    .where(ofTenant(scope, staff, eq(staff.userId, userId)));
  return rows.map(({ leagueId, clubId }) => ({ leagues: leagueId ? [leagueId] : [], clubs: clubId ? [clubId] : [] }));
}
