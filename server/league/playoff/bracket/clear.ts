import { inArray } from 'drizzle-orm';
import type { ManagedPlayoff } from '#lib/api/contract/competition/playoffs.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { duels } from '#server/db/schema/playoffs.ts';
import { fetchOrThrow, inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { loadPlayoff } from './load.ts';
import { lockLeague } from './lock-league.ts';
import { refusePlayed } from './refuse-played.ts';
import { settlePlayoff } from './settle-playoff.ts';

/**
 * Takes the teams of a playoff out again, and its games with them. Announces the league; the caller authorises. Throws
 * `not-found`, and `conflict` where a game has a result.
 */
export function clearPlayoff(scope: TenantScope, leagueId: string, phaseId: string): Promise<ManagedPlayoff> {
  return inTransaction(scope, async (scope) => {
    await lockLeague(scope, leagueId);
    const league = await fetchOrThrow(scope, leagues, leagueId, 'league');
    const playoff = await loadPlayoff(scope, leagueId, phaseId);
    refusePlayed(playoff);
    const ids = playoff.duels.map(({ id }) => id);
    await scope.db
      .update(duels)
      .set({ homeTeamId: null, awayTeamId: null })
      .where(ofTenant(scope, duels, inArray(duels.id, ids)));
    return settlePlayoff(scope, league, phaseId);
  });
}
