import { eq } from 'drizzle-orm';
import type { ManagedPhase, PhaseChange } from '#lib/api/contract/competition/phases.ts';
import { phases } from '#server/db/schema/phases.ts';
import { fetchOrThrow, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { assertRevision } from '#server/errors.ts';
import { assertNameFree, editPhases } from './edit-phases.ts';
import { getPhase, listStructure } from './structure.ts';
import { tableSettings } from './table-settings.ts';

/**
 * Changes a phase and what its tables are made of; its address stays. Announces the league; the caller authorises. Throws `not-found`,
 * `conflict` with the current phase for an older revision, or for the name of another phase, and as `tableSettings`.
 */
export function changePhase(scope: TenantScope, phaseId: string, input: PhaseChange): Promise<ManagedPhase> {
  return editPhases(
    scope,
    async (scope) => (await fetchOrThrow(scope, phases, phaseId, 'phase')).leagueId,
    async (scope, league) => {
      const { revision, name, names, ...settings } = input;
      const before = await getPhase(scope, phaseId);
      await assertRevision(revision, before.revision, () => Promise.resolve(before));
      const others = await listStructure(scope, league.id);
      if (name !== undefined) assertNameFree(others, name, phaseId);
      const columns = await tableSettings(scope, { leagueId: league.id, phase: before, others }, settings);
      const values = { ...(name && { name }), ...(names && { names }), ...columns };
      if (Object.keys(values).length > 0)
        await scope.db
          .update(phases)
          .set(values)
          .where(ofTenant(scope, phases, eq(phases.id, phaseId)));
      return getPhase(scope, phaseId);
    },
  );
}
