import { eq } from 'drizzle-orm';
import type { ManagedPhase, PartChange } from '#lib/api/contract/competition/phases.ts';
import { phases } from '#server/db/schema/phases.ts';
import { fetchOrThrow, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { assertRevision } from '#server/errors.ts';
import { assertNameFree, editPhases } from './edit-phases.ts';
import { getPhase, listStructure } from './structure.ts';

/**
 * Renames a phase; its address stays. Announces the league; the caller authorises. Throws `not-found`, and `conflict` with the current
 * phase for an older revision, or for the name of another phase.
 */
export function changePhase(scope: TenantScope, phaseId: string, input: PartChange): Promise<ManagedPhase> {
  return editPhases(
    scope,
    async (scope) => (await fetchOrThrow(scope, phases, phaseId, 'phase')).leagueId,
    async (scope, league) => {
      const { revision, ...values } = input;
      const before = await getPhase(scope, phaseId);
      await assertRevision(revision, before.revision, () => Promise.resolve(before));
      if (values.name !== undefined) assertNameFree(await listStructure(scope, league.id), values.name, phaseId);
      if (Object.keys(values).length > 0)
        await scope.db
          .update(phases)
          .set(values)
          .where(ofTenant(scope, phases, eq(phases.id, phaseId)));
      return getPhase(scope, phaseId);
    },
  );
}
