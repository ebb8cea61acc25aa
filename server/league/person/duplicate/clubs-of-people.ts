import { sql } from 'drizzle-orm';
import { belongsTo } from '#server/db/belongs-to.ts';
import { memberships } from '#server/db/schema/people.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

/** Loads the clubs in whose teams each person is or was, by person; a team without a club stands for one. */
export async function loadClubsOfPeople(scope: TenantScope): Promise<Map<string, Set<string>>> {
  const rows = await scope.db
    .selectDistinct({ personId: memberships.personId, club: sql<string>`coalesce(${teams.clubId}, ${teams.id})` })
    .from(memberships)
    .innerJoin(teams, belongsTo(memberships, memberships.teamId, teams))
    .where(ofTenant(scope, memberships));
  const byPerson = Map.groupBy(rows, ({ personId }) => personId);
  return new Map([...byPerson].map(([id, own]) => [id, new Set(own.map(({ club }) => club))]));
}
