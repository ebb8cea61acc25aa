import { and, asc, eq, like } from 'drizzle-orm';
import { belongsTo } from '#server/db/belongs-to.ts';
import { type Reach, withinReach } from '#server/db/reach.ts';
import { memberships, people } from '#server/db/schema/people.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { provisionalSlug } from './provisional-id.ts';

export type ListedProvisional = {
  id: string;
  slug: string;
  name: string;
  team: string;
  number: string | null;
  addedAt: Date;
};

/** Lists the players who were added at a table and are not joined to a person yet, oldest first. The caller authorises. */
export async function listProvisionalPlayers(
  scope: TenantScope,
  reach: Reach = 'tenant',
): Promise<ListedProvisional[]> {
  const rows = await scope.db
    .select({ person: people, team: teams.name, number: memberships.number })
    .from(people)
    .innerJoin(memberships, and(eq(memberships.tenantId, people.tenantId), eq(memberships.personId, people.id)))
    .innerJoin(teams, belongsTo(memberships, memberships.teamId, teams))
    .where(
      ofTenant(
        scope,
        people,
        like(people.slug, `${provisionalSlug('')}%`),
        withinReach(reach, { league: teams.leagueId, clubs: [teams.clubId] }),
      ),
    )
    .orderBy(asc(people.createdAt), asc(people.slug));
  return rows.map(({ person, team, number }) => ({
    id: person.id,
    slug: person.slug,
    name: `${person.firstName} ${person.lastName}`.trim(),
    team,
    number,
    addedAt: person.createdAt,
  }));
}
