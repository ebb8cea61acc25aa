import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { SquadMember } from '#lib/api/contract/people/squad.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { memberships, people } from '#server/db/schema/people.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { loadCurrentLicences } from '#server/league/person/licence/load-current.ts';
import { isProvisional } from '#server/league/person/provisional/provisional-id.ts';

export type MembershipRow = typeof memberships.$inferSelect;

/** Loads places in squads with whole names, in the order of the squad. */
export async function loadMembers(scope: TenantScope, which: SQL): Promise<SquadMember[]> {
  const rows = await scope.db
    .select({ membership: memberships, person: people })
    .from(memberships)
    .innerJoin(people, belongsTo(memberships, memberships.personId, people))
    .where(ofTenant(scope, memberships, which))
    .orderBy(
      asc(memberships.order),
      asc(people.lastName),
      asc(people.firstName),
      asc(memberships.fromDate),
      asc(memberships.id),
    );
  const licences = await loadCurrentLicences(
    scope,
    rows.map(({ person }) => person.id),
  );
  return rows.map(({ membership, person }) => {
    const { id, revision, teamId, role, number, position, isCaptain, restriction, restrictedUntil } = membership;
    const { firstName, lastName, birthDate } = person;
    const current = licences.get(person.id);
    return {
      ...{ id, revision, teamId, role, number, position, isCaptain, restriction, restrictedUntil },
      person: { id: person.id, firstName, lastName, birthDate, isProvisional: isProvisional(person) },
      from: membership.fromDate,
      until: membership.untilDate,
      licence: current ? { number: current.number, until: current.until, isValid: current.isValid } : null,
    };
  });
}

/** Loads one place in a squad. Throws `not-found`. */
export async function loadMember(scope: TenantScope, id: string): Promise<SquadMember> {
  const [member] = await loadMembers(scope, eq(memberships.id, id));
  if (!member) throw notFound('place in a squad', id);
  return member;
}

/** Locks a place in a squad for a change. Throws `not-found`. */
export async function lockMember(scope: TenantScope, id: string): Promise<MembershipRow> {
  const ofId = ofTenant(scope, memberships, eq(memberships.id, id));
  const [row] = await scope.db.select().from(memberships).where(ofId).for('update');
  if (!row) throw notFound('place in a squad', id);
  return row;
}

/** Loads all places that a person has, or had, in a team in a role. */
export function loadStints(
  scope: TenantScope,
  { personId, teamId, role }: Pick<MembershipRow, 'personId' | 'teamId' | 'role'>,
): Promise<MembershipRow[]> {
  const own = and(eq(memberships.personId, personId), eq(memberships.teamId, teamId), eq(memberships.role, role));
  return scope.db
    .select()
    .from(memberships)
    .where(ofTenant(scope, memberships, own));
}
