import { eq, or } from 'drizzle-orm';
import { announce } from '#server/changes/announce.ts';
import { fantasyEntrants } from '#server/db/schema/fantasy.ts';
import { games } from '#server/db/schema/games.ts';
import { duels } from '#server/db/schema/playoffs.ts';
import { teams } from '#server/db/schema/teams.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { deleteEmptyClub } from '#server/league/club/delete.ts';
import { removeGame } from '#server/league/game/delete.ts';
import { hasResult } from '#server/league/game/has-result.ts';
import { tagsOfLeague } from '#server/league/league/tags-of-league.ts';
import { tagsOfRenames } from '#server/league/names/tags-of-renames.ts';
import { isOfSeededPlayoff } from '#server/league/playoff/seeded.ts';
import { forget } from '#server/league/references/forget.ts';
import { say } from '#server/refusals/sentence.ts';
import { findTeamByName, type InLeague } from './find-named.ts';

export type DeletedTeam = { name: string; games: number; club: string | null };

/**
 * Deletes a team that has played no game, with its squad; also its club, if that has no other team, photos or news. `withGames`
 * deletes its scheduled games. Announces all pages that show it; the caller authorises. Throws `not-found`, and `conflict` for
 * a team with a result (merge it) or with scheduled games.
 */
export function deleteTeam(
  scope: TenantScope,
  name: string,
  { withGames = false, ...where }: InLeague & { withGames?: boolean } = {},
): Promise<DeletedTeam> {
  return inTransaction(scope, async (scope) => {
    const { db } = scope;
    const { team, league } = await findTeamByName(scope, name, where);
    const ofTeam = or(eq(games.homeTeamId, team.id), eq(games.awayTeamId, team.id));
    const own = await db
      .select()
      .from(games)
      .where(ofTenant(scope, games, ofTeam))
      .for('update');
    const played = own.filter(hasResult).length;
    if (played > 0)
      throw new LeagueError(
        'conflict',
        say`${team.name} has ${played} games with a result, which would tear the history. If it is a second record of another team, merge the two.`,
      );
    await refuseSeeded(scope, team);
    if (own.length > 0 && !withGames)
      throw new LeagueError(
        'conflict',
        `${team.name} has ${own.length} scheduled games. Add --with-games to delete them.`,
      );
    const tags = await tagsOfRenames(scope, [
      { noun: 'team', id: team.id },
      ...(team.clubId ? [{ noun: 'club' as const, id: team.clubId }] : []),
    ]);
    for (const game of own) await removeGame(scope, game);
    await db
      .delete(duels)
      .where(ofTenant(scope, duels, or(eq(duels.homeTeamId, team.id), eq(duels.awayTeamId, team.id))));
    await db
      .update(fantasyEntrants)
      .set({ teamId: null })
      .where(ofTenant(scope, fantasyEntrants, eq(fantasyEntrants.teamId, team.id)));
    await forget(scope, 'team', team.id);
    await db.delete(teams).where(ofTenant(scope, teams, eq(teams.id, team.id)));
    const club = team.clubId === null ? null : await deleteEmptyClub(scope, team.clubId);
    await announce(scope, [...tagsOfLeague(scope, league), ...tags]);
    return { name: team.name, games: own.length, club };
  });
}

/** Throws `conflict` where the team has a place in a playoff that is seeded from a table. */
async function refuseSeeded(scope: TenantScope, { id, name }: { id: string; name: string }): Promise<void> {
  const own = await scope.db
    .select({ id: duels.id })
    .from(duels)
    .where(ofTenant(scope, duels, or(eq(duels.homeTeamId, id), eq(duels.awayTeamId, id))));
  for (const duel of own)
    if (await isOfSeededPlayoff(scope, duel.id))
      throw new LeagueError('conflict', say`${name} is in a playoff. Take its teams out of the playoff first.`);
}
