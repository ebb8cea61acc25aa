import { announce } from '#server/changes/announce.ts';
import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest, LeagueError } from '#server/errors.ts';
import { openLeagueBook } from '#server/league/fixture/league-book.ts';
import { saveLeagueBook } from '#server/league/fixture/save-league-book.ts';
import { tagsOfLeague } from '#server/league/league/tags-of-league.ts';
import type { Rename } from '#server/league/names/change-name.ts';
import { tagsOfRenames } from '#server/league/names/tags-of-renames.ts';
import { say } from '#server/refusals/sentence.ts';
import { hasName } from './answers-to.ts';
import { findTeamByName, type InLeague } from './find-named.ts';
import { renameClubs } from './rename-clubs.ts';
import { renameTeamInBook } from './rename-in-book.ts';

/**
 * Renames a team of one league, and its club if no team of another league has that name. The address follows; the former one
 * and the former name still lead to the team. Returns the renames; none if it has that name already. Announces all pages that
 * show it; the caller authorises. Throws `not-found`, `bad-request` without a name, `conflict` if another team has it.
 */
export function renameTeam(scope: TenantScope, name: string, to: string, where: InLeague = {}): Promise<Rename[]> {
  return inTransaction(scope, async (scope) => {
    const wanted = to.replace(/\s+/g, ' ').trim();
    if (wanted === '') throw badRequest(say`The new name is empty.`);
    const { team: found, league } = await findTeamByName(scope, name, where);
    const book = await openLeagueBook(scope, league);
    const other = book.teams.rows.find((team) => team.id !== found.id && hasName(team, wanted));
    if (other)
      throw new LeagueError(
        'conflict',
        say`${other.name} (${other.slug}) has that name. Merge the two if they are one team.`,
      );
    const team = book.teams.rows.find(({ id }) => id === found.id);
    if (!team || team.name === wanted) return [];
    renameTeamInBook(book, team, wanted);
    await renameClubs(book);
    await saveLeagueBook(book);
    await announce(scope, [...tagsOfLeague(scope, league), ...(await tagsOfRenames(scope, book.renames))]);
    return book.renames;
  });
}
