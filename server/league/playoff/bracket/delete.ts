import { eq } from 'drizzle-orm';
import { leagues } from '#server/db/schema/leagues.ts';
import { phases } from '#server/db/schema/phases.ts';
import { fetchOrThrow, inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { removeGame } from '#server/league/game/delete.ts';
import { say } from '#server/refusals/sentence.ts';
import { forgetSeedings } from './forget-seedings.ts';
import { loadPlayoff } from './load.ts';
import { lockLeague } from './lock-league.ts';
import { refusePlayed } from './refuse-played.ts';
import { settleLeague } from './settle-playoff.ts';

/**
 * Deletes a playoff that was declared, with its rounds and series, and with its games if `removing` says how many they are.
 * Announces the league; the caller authorises. Throws `not-found`, and `conflict` for one in which a game has a result, or with
 * more or fewer games than `removing` says.
 */
export function deletePlayoff(
  scope: TenantScope,
  leagueId: string,
  phaseId: string,
  removing: { games: number } = { games: 0 },
): Promise<{ name: string; games: number }> {
  return inTransaction(scope, async (scope) => {
    await lockLeague(scope, leagueId);
    const league = await fetchOrThrow(scope, leagues, leagueId, 'league');
    const playoff = await loadPlayoff(scope, leagueId, phaseId);
    refusePlayed(playoff);
    const { phase, games } = playoff;
    if (games.length !== removing.games)
      throw new LeagueError('conflict', say`${phase.name} has ${games.length} games, which would be deleted with it.`);
    await forgetSeedings(scope, [phaseId]);
    for (const game of games) await removeGame(scope, game);
    await scope.db.delete(phases).where(ofTenant(scope, phases, eq(phases.id, phaseId)));
    await settleLeague(scope, league);
    return { name: phase.name, games: games.length };
  });
}
