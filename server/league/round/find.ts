import { eq } from 'drizzle-orm';
import type { ManagedRound } from '#lib/api/contract/competition/phases.ts';
import { playoffRounds } from '#server/db/schema/playoffs.ts';
import { rounds } from '#server/db/schema/rounds.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { getPhase } from '#server/league/phase/structure.ts';

/** Finds a round, plain or of series, by its id. Throws `not-found`. */
export async function findRound(scope: TenantScope, roundId: string) {
  for (const table of [rounds, playoffRounds]) {
    const [row] = await scope.db
      .select({ phaseId: table.phaseId, leagueId: table.leagueId })
      .from(table)
      .where(ofTenant(scope, table, eq(table.id, roundId)));
    if (row) return { ...row, table };
  }
  throw notFound('round', roundId);
}

/** Returns a round as the office changes it. Throws `not-found`. */
export async function getRound(scope: TenantScope, roundId: string): Promise<ManagedRound> {
  const { phaseId } = await findRound(scope, roundId);
  const found = (await getPhase(scope, phaseId)).rounds.find(({ id }) => id === roundId);
  if (!found) throw notFound('round', roundId);
  return found;
}
