import type { PhaseStructure } from '#lib/api/contract/competition/phases.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { fetchOrThrow, type TenantScope } from '#server/db/tenant-scope.ts';
import { listStructure } from '#server/league/phase/structure.ts';
import { rulesInForce } from './rules-in-force.ts';

/** Returns the rules and standings profiles of a league, and its phases. Throws `not-found`, also for another tenant's league. */
export async function readLeagueRules(
  scope: TenantScope,
  leagueId: string,
): Promise<ReturnType<typeof rulesInForce> & { phases: PhaseStructure[] }> {
  const league = await fetchOrThrow(scope, leagues, leagueId, 'league');
  return { ...rulesInForce(league), phases: await listStructure(scope, leagueId) };
}
