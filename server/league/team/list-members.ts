import { asc, eq, sql } from 'drizzle-orm';
import { belongsTo } from '#server/db/belongs-to.ts';
import { memberships, people } from '#server/db/schema/people.ts';
import { publicPeople } from '#server/db/schema/public-people.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { playerRefColumns, staffRefColumns } from '#server/league/person/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

const publicColumns = {
  ...playerRefColumns,
  position: publicPeople.position,
  heightCm: publicPeople.heightCm,
  birthDate: publicPeople.birthDate,
  bornOn: publicPeople.bornOn,
  nationality: publicPeople.nationality,
};

const staffColumns = {
  ...staffRefColumns,
  position: people.position,
  heightCm: people.heightCm,
  birthDate: people.birthDate,
  bornOn: sql<string | null>`${people.birthDate}`,
  nationality: people.nationality,
};

/**
 * Lists the players and the staff of a team in roster order: what is public of them, or for staff everything. Names that are hidden are
 * alike: their order is that of the memberships, the same each time.
 */
export function listMembers(scope: ReadScope, teamId: string) {
  const { order, fromDate, id } = memberships;
  const ofTeam = ofTenant(scope, memberships, eq(memberships.teamId, teamId));
  if (scope.isForStaff)
    return scope.db
      .select({ membership: memberships, person: staffColumns })
      .from(memberships)
      .innerJoin(people, belongsTo(memberships, memberships.personId, people))
      .where(ofTeam)
      .orderBy(asc(order), asc(people.lastName), asc(people.firstName), asc(fromDate), asc(id));
  return scope.db
    .select({ membership: memberships, person: publicColumns })
    .from(memberships)
    .innerJoin(publicPeople, belongsTo(memberships, memberships.personId, publicPeople))
    .where(ofTeam)
    .orderBy(asc(order), asc(publicPeople.lastName), asc(publicPeople.firstName), asc(fromDate), asc(id));
}
