import { eq } from 'drizzle-orm';
import type { TeamSeason } from '#lib/api/contract/league-teams.ts';
import { requireEntry } from '#lib/api/shapes/require-entry.ts';
import { tags } from '#lib/api/tags.ts';
import { type StatSums, sumGames } from '#lib/basketball/stat-sums.ts';
import { gameTeamStats } from '#server/db/schema/game-statistics.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { ofCountedGame } from '#server/league/game/counting.ts';
import { rulesOf } from '#server/league/game/rules.ts';
import { findLeague, type LeagueSlugs } from '#server/league/league/find.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { loadTeamRefs } from './refs.ts';
import { type GamePair, seasonRatings } from './season-ratings.ts';

/** Lists team totals of a league from finished games with a box score, by points per game. Throws `not-found`. */
export async function listTeamSeasons(scope: ReadScope, slugs: LeagueSlugs): Promise<TeamSeason[]> {
  const { league } = await findLeague(scope, slugs);
  dependsOn(scope, tags.league(league.id));
  const lines = await scope.db
    .select()
    .from(gameTeamStats)
    .where(ofTenant(scope, gameTeamStats, eq(gameTeamStats.leagueId, league.id), ofCountedGame(gameTeamStats)));
  const byGame = Map.groupBy(lines, ({ gameId }) => gameId);
  const pairs = lines.flatMap((own): GamePair<typeof own>[] => {
    const opponent = byGame.get(own.gameId)?.find(({ side }) => side !== own.side);
    return opponent ? [{ own, opponent }] : [];
  });
  const byTeam = Map.groupBy(pairs, ({ own }) => own.teamId);
  const teams = await loadTeamRefs(scope, byTeam.keys());
  const { periods } = rulesOf(league);
  return [...byTeam]
    .map(([teamId, pairs]) => {
      const own = sumsOf(pairs.map((pair) => pair.own));
      const opponents = sumsOf(pairs.map((pair) => pair.opponent));
      return {
        team: requireEntry(teams, teamId),
        ...own,
        opponents: opponents.totals,
        opponentsRecorded: opponents.recorded,
        ...seasonRatings(pairs, periods.count * periods.lengthMs),
      };
    })
    .sort((a, b) => b.totals.points / b.games - a.totals.points / a.games || (a.team.id < b.team.id ? -1 : 1));
}

function sumsOf(lines: Parameters<typeof sumGames>[0]): StatSums {
  const sums = sumGames(lines);
  if (!sums) throw new Error('A team has no games to sum.');
  return sums;
}
