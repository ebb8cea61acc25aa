import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { memberships } from '#server/db/schema/people.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { todayOf } from '#server/league/tenant/today.ts';
import type { MembershipRow } from './load-members.ts';

type StandingRestriction = Pick<MembershipRow, 'restriction' | 'restrictedUntil'>;

/**
 * Returns, by person, what keeps these people from playing in a team today, also by a place that they have left: a suspension in any team,
 * a missing licence in this one.
 */
export async function standingRestrictions(
  scope: TenantScope,
  teamId: string,
  personIds: readonly string[],
): Promise<Map<string, StandingRestriction>> {
  if (personIds.length === 0) return new Map();
  const { personId, restriction, restrictedUntil } = memberships;
  const standing = and(
    inArray(personId, [...personIds]),
    isNotNull(restriction),
    or(eq(restriction, 'suspended'), eq(memberships.teamId, teamId)),
    or(isNull(restrictedUntil), gte(restrictedUntil, await todayOf(scope))),
  );
  const rows = await scope.db
    .select({ personId, restriction, restrictedUntil })
    .from(memberships)
    .where(ofTenant(scope, memberships, standing))
    // Of several the last holds: a suspension before a missing licence, then what lasts longest.
    .orderBy(desc(restriction), asc(restrictedUntil));
  return new Map(rows.map(({ personId, ...row }) => [personId, row]));
}
