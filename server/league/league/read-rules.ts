import { leagues } from '#server/db/schema/leagues.ts';
import { fetchOrThrow, type TenantScope } from '#server/db/tenant-scope.ts';
import { rulesInForce } from './rules-in-force.ts';

/** What a league is played and ranked by. Throws `not-found`, for another tenant's league too. */
export async function readLeagueRules(scope: TenantScope, leagueId: string): Promise<ReturnType<typeof rulesInForce>> {
  return rulesInForce(await fetchOrThrow(scope, leagues, leagueId, 'league'));
}
