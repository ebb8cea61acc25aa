import { leagues } from '#server/db/schema/leagues.ts';
import { fetchOrThrow, inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { rulesInForce } from './rules-in-force.ts';
import { storePlayoffs } from './store-playoffs.ts';
import { type RulesChanged, storeRules } from './store-rules.ts';

/**
 * Resets a league and its games before tip-off to the built-in profiles that its own rules and standings extend, and takes
 * back its declared playoff formats. Announces as
 * `storeRules`; the caller authorises. Throws `not-found` (also for another tenant's league).
 */
export function resetLeagueRules(scope: TenantScope, leagueId: string): Promise<RulesChanged> {
  return inTransaction(scope, async (scope) => {
    const league = await fetchOrThrow(scope, leagues, leagueId, 'league');
    const { rules, standings } = rulesInForce(league);
    const isReset = await storePlayoffs(scope, league, null);
    const changed = await storeRules(scope, league, {
      rulesProfile: rules.extends,
      ownRules: null,
      standingsProfile: standings.extends,
      ownStandings: null,
    });
    return isReset ? { ...changed, outcome: 'changed' } : changed;
  });
}
