import { randomUUID } from 'node:crypto';
import type { GroupToCreate, ManagedGroup } from '#lib/api/contract/competition/phases.ts';
import { isPlayedInSeries } from '#lib/api/contract/season.ts';
import { zonesInOrder } from '#lib/basketball/standings/place-outcomes.ts';
import { groups, phases } from '#server/db/schema/phases.ts';
import { fetchOrThrow, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest } from '#server/errors.ts';
import { groupNames } from '#server/league/names/competition-names.ts';
import { takeSlug } from '#server/league/names/slug.ts';
import { checkZones } from '#server/league/phase/check-zones.ts';
import { assertNameFree, editPhases } from '#server/league/phase/edit-phases.ts';
import { getPhase } from '#server/league/phase/structure.ts';
import { say } from '#server/refusals/sentence.ts';
import { getGroup } from './find.ts';

/**
 * Adds a group to a phase with a table. Announces the league; the caller authorises. Throws `not-found`, `bad-request` for a phase of series,
 * `conflict` for the name of another group, and as `checkZones`.
 */
export function createGroup(scope: TenantScope, phaseId: string, input: GroupToCreate): Promise<ManagedGroup> {
  return editPhases(
    scope,
    async (scope) => (await fetchOrThrow(scope, phases, phaseId, 'phase')).leagueId,
    async (scope, league) => {
      const { name, names, outcomes = [] } = input;
      const phase = await getPhase(scope, phaseId);
      if (isPlayedInSeries(phase.kind)) throw badRequest(say`${phase.name} is played in series, which have no groups.`);
      const own = /^[A-Z0-9]$/.test(name) && !names ? groupNames(name) : { name, names: names ?? {} };
      assertNameFree(phase.groups, own.name);
      await checkZones(scope, { leagueId: league.id, name: own.name, phaseId: null }, outcomes);
      const id = randomUUID();
      await scope.db.insert(groups).values({
        tenantId: scope.tenantId,
        id,
        phaseId,
        ...own,
        slug: takeSlug(name, new Set(phase.groups.map(({ slug }) => slug)), 'group'),
        order: phase.groups.length,
        outcomes: zonesInOrder(outcomes),
      });
      return getGroup(scope, id);
    },
  );
}
