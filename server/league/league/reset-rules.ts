import { leagues } from '#server/db/schema/leagues.ts';
import { fetchOrThrow, inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { rulesInForce } from './rules-in-force.ts';
import { type RulesChanged, storeRules } from './store-rules.ts';

/**
 * Resets a league and its games before tip-off to the built-in profiles that its own rules and standings extend. Announces as
 * `storeRules`; the caller authorises. Throws `not-found` (also for another tenant's league).
 */
export function resetLeagueRules(scope: TenantScope, leagueId: string): Promise<RulesChanged> {
  return inTransaction(scope, async (scope) => {
    const league = await fetchOrThrow(scope, leagues, leagueId, 'league');
    const { rules, standings } = rulesInForce(league);
    return storeRules(scope, league, {
      rulesProfile: rules.extends,
      ownRules: null,
      standingsProfile: standings.extends,
      ownStandings: null,
    });
  });
}
