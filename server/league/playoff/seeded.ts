import { eq, isNotNull } from 'drizzle-orm';
import { belongsTo } from '#server/db/belongs-to.ts';
import { phases } from '#server/db/schema/phases.ts';
import { duels, playoffRounds } from '#server/db/schema/playoffs.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

/** Whether a series belongs to a playoff that is seeded from a table, whose games the engine makes. */
export async function isOfSeededPlayoff(scope: TenantScope, duelId: string): Promise<boolean> {
  const found = await scope.db
    .select({ id: duels.id })
    .from(duels)
    .innerJoin(playoffRounds, belongsTo(duels, duels.playoffRoundId, playoffRounds))
    .innerJoin(phases, belongsTo(playoffRounds, playoffRounds.phaseId, phases))
    .where(ofTenant(scope, duels, eq(duels.id, duelId), isNotNull(phases.seeding)));
  return found.length > 0;
}
