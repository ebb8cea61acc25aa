import { eq } from 'drizzle-orm';
import { phases } from '#server/db/schema/phases.ts';
import { fetchOrThrow, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { editPhases } from '#server/league/phase/edit-phases.ts';
import { refuseUsed } from '#server/league/phase/refuse-used.ts';
import { say } from '#server/refusals/sentence.ts';
import { findRound, getRound } from './find.ts';

/** Deletes a round without games. Announces the league; the caller authorises. Throws `not-found`, and `conflict` for one with games or of a declared playoff. */
export function deleteRound(scope: TenantScope, roundId: string): Promise<{ name: string }> {
  return editPhases(
    scope,
    async (scope) => (await findRound(scope, roundId)).leagueId,
    async (scope) => {
      const { table, phaseId } = await findRound(scope, roundId);
      const round = await getRound(scope, roundId);
      refuseUsed(round);
      const { seeding, name } = await fetchOrThrow(scope, phases, phaseId, 'phase');
      if (seeding)
        throw new LeagueError('conflict', say`${round.name} belongs to ${name}. Delete that playoff instead.`);
      await scope.db.delete(table).where(ofTenant(scope, table, eq(table.id, roundId)));
      return { name: round.name };
    },
  );
}
