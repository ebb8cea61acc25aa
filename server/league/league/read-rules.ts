import { leagues } from '#server/db/schema/leagues.ts';
import { fetchOrThrow, type TenantScope } from '#server/db/tenant-scope.ts';
import { rulesInForce } from './rules-in-force.ts';

/** Returns the rules and standings profiles of a league. Throws `not-found`, also for another tenant's league. */
export async function readLeagueRules(scope: TenantScope, leagueId: string): Promise<ReturnType<typeof rulesInForce>> {
  return rulesInForce(await fetchOrThrow(scope, leagues, leagueId, 'league'));
}
