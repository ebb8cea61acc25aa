import { randomUUID } from 'node:crypto';
import type { ManagedPhase, PhaseToCreate } from '#lib/api/contract/competition/phases.ts';
import { phases } from '#server/db/schema/phases.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { phaseNames } from '#server/league/names/competition-names.ts';
import { takeSlug } from '#server/league/names/slug.ts';
import { assertNameFree, editPhases } from './edit-phases.ts';
import { lastOrder } from './last-order.ts';
import { getPhase, listStructure } from './structure.ts';
import { tableSettings } from './table-settings.ts';

/**
 * Adds a phase after the others of a league. Announces the league; the caller authorises. Throws `not-found`, `conflict` for the name of
 * another phase, and as `tableSettings`.
 */
export function createPhase(scope: TenantScope, leagueId: string, input: PhaseToCreate): Promise<ManagedPhase> {
  return editPhases(
    scope,
    async () => leagueId,
    async (scope) => {
      const { kind, name, names = {}, ...settings } = input;
      const known = await listStructure(scope, leagueId);
      const own = name === undefined ? phaseNames(kind) : { name, names };
      assertNameFree(known, own.name);
      const taken = new Set(known.map(({ slug }) => slug));
      const slug = name === undefined && !taken.has(kind) ? kind : takeSlug(own.name, taken, kind);
      const order = (await lastOrder(scope, leagueId)) + 1;
      const id = randomUUID();
      const phase = { id: null, name: own.name, kind };
      const columns = await tableSettings(scope, { leagueId, phase, others: known }, settings);
      await scope.db
        .insert(phases)
        .values({ tenantId: scope.tenantId, id, leagueId, ...own, ...columns, slug, kind, order });
      return getPhase(scope, id);
    },
  );
}
