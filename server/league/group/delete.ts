import { eq } from 'drizzle-orm';
import { groups } from '#server/db/schema/phases.ts';
import { standingsDecisions } from '#server/db/schema/standings-decisions.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { editPhases } from '#server/league/phase/edit-phases.ts';
import { refuseUsed } from '#server/league/phase/refuse-used.ts';
import { getGroup, leagueOfGroup } from './find.ts';

/**
 * Deletes a group without games; its teams stay in the league. Announces the league; the caller authorises. Throws `not-found`, and `conflict`
 * for one with games or decisions.
 */
export function deleteGroup(scope: TenantScope, groupId: string): Promise<{ name: string }> {
  return editPhases(
    scope,
    (scope) => leagueOfGroup(scope, groupId),
    async (scope) => {
      const group = await getGroup(scope, groupId);
      const decisions = await scope.db.$count(
        standingsDecisions,
        ofTenant(scope, standingsDecisions, eq(standingsDecisions.groupId, groupId)),
      );
      refuseUsed(group, { decisions });
      await scope.db.delete(groups).where(ofTenant(scope, groups, eq(groups.id, groupId)));
      return { name: group.name };
    },
  );
}
