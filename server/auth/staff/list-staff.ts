import { asc } from 'drizzle-orm';
import { belongsTo } from '#server/db/belongs-to.ts';
import { staff } from '#server/db/schema/staff.ts';
import { users } from '#server/db/schema/users.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

/** Lists staff, one row per user and role. */
export async function listStaff(scope: TenantScope) {
  return scope.db
    .select({ email: users.email, name: users.name, role: staff.role })
    .from(staff)
    .innerJoin(users, belongsTo(staff, staff.userId, users))
    .where(ofTenant(scope, staff))
    .orderBy(asc(users.email), asc(staff.role));
}
