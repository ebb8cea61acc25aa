import { eq } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { memberships } from '#server/db/schema/people.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

/** Lists the cache tags of what shows that somebody is suspended: the rules of the leagues in which the person plays. */
export async function tagsOfSuspended(scope: TenantScope, personId: string): Promise<string[]> {
  const rows = await scope.db
    .selectDistinct({ leagueId: teams.leagueId })
    .from(memberships)
    .innerJoin(teams, belongsTo(memberships, memberships.teamId, teams))
    .where(ofTenant(scope, memberships, eq(memberships.personId, personId)));
  return rows.map(({ leagueId }) => tags.leagueFormat(leagueId));
}
