import { eq } from 'drizzle-orm';
import { phases } from '#server/db/schema/phases.ts';
import { standingsDecisions } from '#server/db/schema/standings-decisions.ts';
import { fetchOrThrow, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';
import { editPhases } from './edit-phases.ts';
import { refuseUsed } from './refuse-used.ts';
import { getPhase } from './structure.ts';

/**
 * Deletes a phase without games, with its groups and rounds. Announces the league; the caller authorises. Throws `not-found`, and
 * `conflict` for one with games or decisions, or from which a playoff or another phase takes its teams or results.
 */
export function deletePhase(scope: TenantScope, phaseId: string): Promise<{ name: string }> {
  return editPhases(
    scope,
    async (scope) => (await fetchOrThrow(scope, phases, phaseId, 'phase')).leagueId,
    async (scope, league) => {
      const phase = await getPhase(scope, phaseId);
      const decisions = await scope.db.$count(
        standingsDecisions,
        ofTenant(scope, standingsDecisions, eq(standingsDecisions.phaseId, phaseId)),
      );
      refuseUsed(phase, { decisions });
      const rows = await scope.db
        .select()
        .from(phases)
        .where(ofTenant(scope, phases, eq(phases.leagueId, league.id)));
      const later = rows.find(
        ({ carriesFromPhaseId, seeding }) => carriesFromPhaseId === phaseId || seeding?.phaseId === phaseId,
      );
      if (later) throw new LeagueError('conflict', say`${later.name} takes its teams or results from ${phase.name}.`);
      await scope.db.delete(phases).where(ofTenant(scope, phases, eq(phases.id, phaseId)));
      return { name: phase.name };
    },
  );
}
