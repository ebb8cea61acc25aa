import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { staffRoles } from '#lib/api/contract/staff.ts';
import type { ListedMember } from '#lib/api/contract/staff-members.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { staff } from '#server/db/schema/staff.ts';
import { sessions, users } from '#server/db/schema/users.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

/** Lists everybody with a role, by name. */
export function listMembers(scope: ReadScope | TenantScope): Promise<ListedMember[]> {
  return selectMembers(scope);
}

/** Returns a member of staff. Throws `not-found`, also for somebody without a role and for another tenant's member. */
export async function findMember(scope: TenantScope, userId: string): Promise<ListedMember> {
  const [member] = await selectMembers(scope, userId);
  if (!member) throw notFound('member of staff', userId);
  return member;
}

async function selectMembers(scope: ReadScope | TenantScope, userId?: string): Promise<ListedMember[]> {
  const isOpen = and(
    eq(sessions.tenantId, users.tenantId),
    eq(sessions.userId, users.id),
    gt(sessions.expiresAt, new Date()),
  );
  const rows = await scope.db
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      roles: sql<string[]>`array_agg(distinct ${staff.role})`,
      lastUsedAt: sql<Date | null>`max(coalesce(${sessions.lastUsedAt}, ${sessions.createdAt}))`.mapWith(
        sessions.createdAt,
      ),
    })
    .from(staff)
    .innerJoin(users, belongsTo(staff, staff.userId, users))
    .leftJoin(sessions, isOpen)
    .where(ofTenant(scope, staff, userId === undefined ? undefined : eq(staff.userId, userId)))
    .groupBy(users.id, users.name, users.email)
    .orderBy(asc(users.name), asc(users.email));
  return rows.map(({ roles, lastUsedAt, ...member }) => ({
    ...member,
    roles: staffRoles.filter((role) => roles.includes(role)),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}
