import { eq, or } from 'drizzle-orm';
import { games } from '#server/db/schema/games.ts';
import { teams } from '#server/db/schema/teams.ts';
import { fetchOrThrow, inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';
import { type DeletedTeam, deleteTeam } from './delete.ts';

/**
 * Deletes a team as `deleteTeam` does, with its scheduled games if `removing` says how many they are. The caller authorises. Throws
 * as `deleteTeam`, and `conflict` where there are more or less games.
 */
export function deleteEntry(scope: TenantScope, teamId: string, removing?: { games: number }): Promise<DeletedTeam> {
  return inTransaction(scope, async (scope) => {
    const team = await fetchOrThrow(scope, teams, teamId, 'team');
    const isOwn = or(eq(games.homeTeamId, teamId), eq(games.awayTeamId, teamId));
    const own = await scope.db.$count(games, ofTenant(scope, games, isOwn));
    if (own !== (removing?.games ?? 0))
      throw new LeagueError('conflict', say`${team.name} has ${own} games, which would be deleted with it.`);
    return deleteTeam(scope, teamId, { withGames: true });
  });
}
