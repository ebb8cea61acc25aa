import { asc, desc, eq } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { fantasySeasons } from '#server/db/schema/fantasy.ts';
import { fantasySquads } from '#server/db/schema/fantasy-squads.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError, notFound } from '#server/errors.ts';
import { listOpenLateGames } from '#server/league/fantasy/round/late-games.ts';
import { isFrozen, listRounds } from '#server/league/fantasy/round/rounds.ts';
import { recountSeason } from '#server/league/fantasy/table/recount.ts';
import { fantasySeasonOf } from './find.ts';

export type SeasonClosed = { outcome: 'closed' | 'unchanged'; winner: { number: number; name: string } | null };

/**
 * Closes the fantasy season of a league and keeps its winner: the most points, of level squads the one that registered first. Throws
 * `not-found`, and `conflict` while a round is not frozen or a game that was moved out of its round counts still.
 */
export function closeFantasySeason(scope: TenantScope, leagueId: string, now = new Date()): Promise<SeasonClosed> {
  return inTransaction(scope, async (scope) => {
    const season = await fantasySeasonOf(scope, leagueId);
    if (!season) throw notFound('fantasy season', leagueId);
    const told = (winner: { number: number; name: string } | null) =>
      winner && { number: winner.number, name: winner.name };
    if (season.state === 'closed') return { outcome: 'unchanged', winner: told(season.winner) };
    const open = (await listRounds(scope, season.id)).filter((round) => !isFrozen(round, now.getTime()));
    if (open.length > 0)
      throw new LeagueError(
        'conflict',
        `${open.length} rounds are not frozen yet, first round ${open[0]?.number}. A season is closed when nothing can change any more.`,
      );
    const late = await listOpenLateGames(scope, season, now);
    if (late.length > 0)
      throw new LeagueError(
        'conflict',
        `${late.length} games of rounds that are over count still, first ${late[0]?.slug}. One that will not be played is cancelled.`,
      );
    await recountSeason(scope, season.id, now);
    const [first] = await scope.db
      .select({ number: fantasySquads.number, name: fantasySquads.name, points: fantasySquads.points })
      .from(fantasySquads)
      .where(ofTenant(scope, fantasySquads, eq(fantasySquads.fantasySeasonId, season.id)))
      .orderBy(desc(fantasySquads.points), asc(fantasySquads.number))
      .limit(1);
    await scope.db
      .update(fantasySeasons)
      .set({ state: 'closed', closedAt: now, winner: first ?? null })
      .where(ofTenant(scope, fantasySeasons, eq(fantasySeasons.id, season.id)));
    await announce(scope, [tags.fantasy(season.id)]);
    return { outcome: 'closed', winner: told(first ?? null) };
  });
}
