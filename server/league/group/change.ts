import { eq } from 'drizzle-orm';
import type { GroupChange, ManagedGroup } from '#lib/api/contract/competition/phases.ts';
import { zonesInOrder } from '#lib/basketball/standings/place-outcomes.ts';
import { groups } from '#server/db/schema/phases.ts';
import { fetchOrThrow, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { assertRevision } from '#server/errors.ts';
import { checkZones } from '#server/league/phase/check-zones.ts';
import { assertNameFree, editPhases } from '#server/league/phase/edit-phases.ts';
import { getPhase } from '#server/league/phase/structure.ts';
import { getGroup, leagueOfGroup } from './find.ts';
import { setTeams } from './set-teams.ts';

/**
 * Changes a group, its teams and the zones of its table; its address stays. Announces the league; the caller authorises. Throws
 * `not-found`, `bad-request` for a team of another league, `conflict` with the current group for an older revision, for the name of another
 * group, and for a team that would leave a group in which it has games, and as `checkZones`.
 */
export function changeGroup(scope: TenantScope, groupId: string, input: GroupChange): Promise<ManagedGroup> {
  return editPhases(
    scope,
    (scope) => leagueOfGroup(scope, groupId),
    async (scope, league) => {
      const { revision, teamIds, name, names, outcomes } = input;
      const before = await getGroup(scope, groupId);
      await assertRevision(revision, before.revision, () => Promise.resolve(before));
      const { phaseId } = await fetchOrThrow(scope, groups, groupId, 'group');
      const phase = await getPhase(scope, phaseId);
      if (name !== undefined) assertNameFree(phase.groups, name, groupId);
      if (teamIds) await setTeams(scope, { league, phase, group: before }, teamIds);
      await checkZones(scope, { leagueId: league.id, name: before.name, phaseId, groupId }, outcomes ?? []);
      const values = {
        ...(name && { name }),
        ...(names && { names }),
        ...(outcomes && { outcomes: zonesInOrder(outcomes) }),
      };
      if (Object.keys(values).length > 0)
        await scope.db
          .update(groups)
          .set(values)
          .where(ofTenant(scope, groups, eq(groups.id, groupId)));
      return getGroup(scope, groupId);
    },
  );
}
