import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { ListedMember } from '#lib/api/contract/staff-members.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { type Reach, withinReach } from '#server/db/reach.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { staff } from '#server/db/schema/staff.ts';
import { sessions, users } from '#server/db/schema/users.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import type { Languages } from '#server/league/names/localised.ts';
import { grantColumns, toGrant, withRoles } from './grants.ts';

/** Lists everybody with a role in the reach, by name, with their roles in it, whose leagues and clubs are told in the languages given. */
export const listMembers = (
  scope: TenantScope,
  reach: Reach = 'tenant',
  languages?: Languages,
): Promise<ListedMember[]> => selectMembers(scope, grantsWithin(reach), languages);

const grantsWithin = (reach: Reach) => withinReach(reach, { league: staff.leagueId, clubs: [staff.clubId] });

/** Returns a member of staff with their roles in the reach. Throws `not-found`, also for somebody without a role and for another tenant's member. */
export async function findMember(scope: TenantScope, userId: string, reach: Reach = 'tenant'): Promise<ListedMember> {
  const [member] = await selectMembers(scope, and(eq(staff.userId, userId), grantsWithin(reach)));
  if (!member) throw notFound('member of staff', userId);
  return member;
}

async function selectMembers(
  scope: TenantScope,
  where: ReturnType<typeof withinReach>,
  languages?: Languages,
): Promise<ListedMember[]> {
  const rows = await scope.db
    .select({ userId: users.id, name: users.name, email: users.email, grant: grantColumns })
    .from(staff)
    .innerJoin(users, belongsTo(staff, staff.userId, users))
    .leftJoin(leagues, belongsTo(staff, staff.leagueId, leagues))
    .leftJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .leftJoin(clubs, belongsTo(staff, staff.clubId, clubs))
    .where(ofTenant(scope, staff, where))
    .orderBy(asc(users.name), asc(users.email));
  const lastUses = await loadLastUses(scope, [...new Set(rows.map(({ userId }) => userId))]);
  return [...Map.groupBy(rows, ({ userId }) => userId)].flatMap(([userId, own]) => {
    const grants = withRoles(own.flatMap(({ grant }) => toGrant(grant, languages)));
    const lastUsedAt = lastUses.get(userId) ?? null;
    return own.slice(0, 1).map(({ name, email }) => ({ userId, name, email, ...grants, lastUsedAt }));
  });
}

/** Returns when an open session of each user was last used. */
async function loadLastUses(scope: TenantScope, userIds: readonly string[]): Promise<Map<string, string>> {
  const lastUsedAt = sql<Date>`max(coalesce(${sessions.lastUsedAt}, ${sessions.createdAt}))`.mapWith(
    sessions.createdAt,
  );
  const isOpen = and(inArray(sessions.userId, [...userIds]), gt(sessions.expiresAt, new Date()));
  const rows = await scope.db
    .select({ userId: sessions.userId, lastUsedAt })
    .from(sessions)
    .where(ofTenant(scope, sessions, isOpen))
    .groupBy(sessions.userId);
  return new Map(rows.map(({ userId, lastUsedAt }) => [userId, lastUsedAt.toISOString()]));
}
