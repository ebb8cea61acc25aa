import { eq } from 'drizzle-orm';
import type { EnteredTeam } from '#lib/api/contract/competition/leagues.ts';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { fetchOrThrow, inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { openLeagueBook } from '#server/league/fixture/league-book.ts';
import { saveLeagueBook } from '#server/league/fixture/save-league-book.ts';
import { tagsOfLeague } from '#server/league/league/tags-of-league.ts';
import { ensureTeam } from './ensure-team.ts';
import { listEntered } from './list-entered.ts';

type Entered = { items: EnteredTeam[]; added: { id: string; name: string }[] };

/**
 * Enters teams in a league by name, each of the club that has the name or of a new one, and returns all teams and which are new. A
 * team that answers to a name already stays as it is. The caller authorises. Throws `not-found`.
 */
export function enterTeams(scope: TenantScope, leagueId: string, names: readonly string[]): Promise<Entered> {
  return inTransaction(scope, async (scope) => {
    // Of two who enter the same team the second waits here, and finds it.
    await scope.db
      .select()
      .from(leagues)
      .where(ofTenant(scope, leagues, eq(leagues.id, leagueId)))
      .for('update');
    const league = await fetchOrThrow(scope, leagues, leagueId, 'league');
    const book = await openLeagueBook(scope, league);
    for (const name of names)
      ensureTeam(book, { id: null, name: name.replace(/\s+/g, ' '), shortName: null, code: null });
    const added = book.teams.added.map(({ id, name }) => ({ id, name }));
    await saveLeagueBook(book);
    if (added.length > 0)
      await announce(scope, [...tagsOfLeague(scope, league), tags.clubs(scope.tenantId), tags.seasons(scope.tenantId)]);
    return { items: await listEntered(scope, leagueId), added };
  });
}
