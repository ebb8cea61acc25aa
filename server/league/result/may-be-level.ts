import type { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { phases } from '#server/db/schema/phases.ts';
import { duels } from '#server/db/schema/playoffs.ts';
import { fetchOrThrow, type TenantScope } from '#server/db/tenant-scope.ts';
import { profileOfPhase } from '#server/league/standings/profile-of.ts';

type Game = Pick<typeof games.$inferSelect, 'duelId' | 'leagueId' | 'phaseId'>;

/** Whether a game may end level: as a leg of an aggregate, or where the standings have points for a draw. */
export async function mayBeLevel(scope: TenantScope, { duelId, leagueId, phaseId }: Game): Promise<boolean> {
  if (duelId) return (await fetchOrThrow(scope, duels, duelId, 'duel')).aggregate;
  const league = await fetchOrThrow(scope, leagues, leagueId, 'league');
  return profileOfPhase(await fetchOrThrow(scope, phases, phaseId, 'phase'), league).points.draw !== null;
}
