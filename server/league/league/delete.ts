import { eq } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { teamApplications } from '#server/db/schema/applications.ts';
import { fantasySeasons } from '#server/db/schema/fantasy.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { phases } from '#server/db/schema/phases.ts';
import { teams } from '#server/db/schema/teams.ts';
import { fetchOrThrow, inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { removeGame } from '#server/league/game/delete.ts';
import { hasResult } from '#server/league/game/has-result.ts';
import { forgetSeedings } from '#server/league/playoff/bracket/forget-seedings.ts';
import { settleSeasonDates } from '#server/league/season/settle-season-dates.ts';
import { deleteTeam } from '#server/league/team/delete.ts';
import { say } from '#server/refusals/sentence.ts';
import { tagsOfLeague } from './tags-of-league.ts';

type Removed = { teams: number; games: number };
export type DeletedLeague = Removed & { name: string };

/**
 * Deletes a league in which no game has a result, with its teams and scheduled games if `removing` says how many they are. Announces
 * all pages that show it; the caller authorises. Throws `not-found`, and `conflict` for one with a result, a fantasy
 * season or applications, or with more or less than `removing` says.
 */
export function deleteLeague(scope: TenantScope, id: string, removing?: Removed): Promise<DeletedLeague> {
  return inTransaction(scope, async (scope) => {
    const { db } = scope;
    await db
      .select()
      .from(leagues)
      .where(ofTenant(scope, leagues, eq(leagues.id, id)))
      .for('update');
    const league = await fetchOrThrow(scope, leagues, id, 'league');
    const own = await db
      .select()
      .from(games)
      .where(ofTenant(scope, games, eq(games.leagueId, id)))
      .for('update');
    const entered = await db
      .select()
      .from(teams)
      .where(ofTenant(scope, teams, eq(teams.leagueId, id)));
    const played = own.filter(hasResult).length;
    if (played > 0)
      throw new LeagueError(
        'conflict',
        say`${league.name} has ${played} games with a result, which would tear the history.`,
      );
    const fantasy = await db.$count(fantasySeasons, ofTenant(scope, fantasySeasons, eq(fantasySeasons.leagueId, id)));
    if (fantasy > 0) throw new LeagueError('conflict', say`${league.name} has a fantasy season.`);
    const applied = await db.$count(
      teamApplications,
      ofTenant(scope, teamApplications, eq(teamApplications.leagueId, id)),
    );
    if (applied > 0) throw new LeagueError('conflict', say`${league.name} has ${applied} applications of teams.`);
    const all = { teams: entered.length, games: own.length };
    const { teams: teamsTold, games: gamesTold } = removing ?? { teams: 0, games: 0 };
    if (teamsTold !== all.teams || gamesTold !== all.games)
      throw new LeagueError(
        'conflict',
        say`${league.name} has ${all.teams} teams and ${all.games} games, which would be deleted with it.`,
      );
    const ofLeague = await db
      .select({ id: phases.id })
      .from(phases)
      .where(ofTenant(scope, phases, eq(phases.leagueId, id)));
    await forgetSeedings(
      scope,
      ofLeague.map((phase) => phase.id),
    );
    for (const game of own) await removeGame(scope, game);
    for (const team of entered) await deleteTeam(scope, team.id);
    await db.delete(leagues).where(ofTenant(scope, leagues, eq(leagues.id, id)));
    await settleSeasonDates(scope, league.seasonId);
    await announce(scope, [...tagsOfLeague(scope, league), tags.seasons(scope.tenantId), tags.clubs(scope.tenantId)]);
    return { name: league.name, ...all };
  });
}
