import { inArray, type SQL } from 'drizzle-orm';
import { belongsTo } from '#server/db/belongs-to.ts';
import { type Reach, withinReach } from '#server/db/reach.ts';
import { memberships, people } from '#server/db/schema/people.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

/** Returns the condition that a person is or was in a squad of the reach; undefined where everybody is. */
export function ofSquadsWithin(scope: TenantScope, reach: Reach): SQL | undefined {
  const within = withinReach(reach, { league: teams.leagueId, clubs: [teams.clubId] });
  if (!within) return undefined;
  const own = scope.db
    .select({ id: memberships.personId })
    .from(memberships)
    .innerJoin(teams, belongsTo(memberships, memberships.teamId, teams))
    .where(ofTenant(scope, memberships, within));
  return inArray(people.id, own);
}
