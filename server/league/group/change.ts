import { eq } from 'drizzle-orm';
import type { GroupChange, ManagedGroup } from '#lib/api/contract/competition/phases.ts';
import { groups } from '#server/db/schema/phases.ts';
import { fetchOrThrow, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { assertRevision } from '#server/errors.ts';
import { assertNameFree, editPhases } from '#server/league/phase/edit-phases.ts';
import { getPhase } from '#server/league/phase/structure.ts';
import { getGroup, leagueOfGroup } from './find.ts';
import { setTeams } from './set-teams.ts';

/**
 * Renames a group, or sets its teams; its address stays. Announces the league; the caller authorises. Throws `not-found`, `bad-request` for
 * a team of another league, and `conflict` with the current group for an older revision, for the name of another group, and for
 * a team that would leave a group in which it has games.
 */
export function changeGroup(scope: TenantScope, groupId: string, input: GroupChange): Promise<ManagedGroup> {
  return editPhases(
    scope,
    (scope) => leagueOfGroup(scope, groupId),
    async (scope, league) => {
      const { revision, teamIds, ...values } = input;
      const before = await getGroup(scope, groupId);
      await assertRevision(revision, before.revision, () => Promise.resolve(before));
      const { phaseId } = await fetchOrThrow(scope, groups, groupId, 'group');
      const phase = await getPhase(scope, phaseId);
      if (values.name !== undefined) assertNameFree(phase.groups, values.name, groupId);
      if (Object.keys(values).length > 0)
        await scope.db
          .update(groups)
          .set(values)
          .where(ofTenant(scope, groups, eq(groups.id, groupId)));
      if (teamIds) await setTeams(scope, { league, phase, group: before }, teamIds);
      return getGroup(scope, groupId);
    },
  );
}
