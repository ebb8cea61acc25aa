import { type LeaderBoard, leaderCategories } from '#lib/api/contract/league-players.ts';
import { tags } from '#lib/api/tags.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { toPlayerRef } from '#server/league/person/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { toTeamRef } from '#server/league/team/refs.ts';
import { countRecordedGames } from './count-recorded-games.ts';
import { findLeague, type LeagueSlugs } from './find.ts';
import { leaderMetrics } from './leader-metrics.ts';
import { type PlayerSeasonRow, selectPlayerSeasons } from './player-rows.ts';
import { minLeaderGames, rankLeaders } from './rank-leaders.ts';
import { sumTeams } from './sum-teams.ts';

/**
 * Returns the leaders of a league in every category that a game of it recorded; a player's teams count together. Throws
 * `not-found`.
 */
export async function getLeaders(
  scope: ReadScope,
  slugs: LeagueSlugs,
  { limit }: { limit: number },
): Promise<LeaderBoard[]> {
  const { league } = await findLeague(scope, slugs);
  dependsOn(scope, tags.league(league.id), tags.leaguePlayers(league.id));
  const [rows, counts] = await Promise.all([
    selectPlayerSeasons(scope, league.id),
    countRecordedGames(scope, league.id),
  ]);
  const byPlayer = Map.groupBy(rows, ({ player }) => player.id);
  const players = [...byPlayer.values()].flatMap((seasons) => toCandidate(scope, seasons));
  return leaderCategories.flatMap((category): LeaderBoard[] => {
    const metric = leaderMetrics[category];
    const { games, teamGames } = counts.of(category);
    if (games === 0) return [];
    const minimum = minLeaderGames([...teamGames.values()]);
    const candidates = players.map((player) => ({ ...player, teamGames: teamGames.get(player.team.id) ?? 0 }));
    return [
      {
        category,
        minimum: { games: minimum, attemptsPerTeamGame: metric.kind === 'share' ? metric.attemptsPerTeamGame : null },
        recorded: { games, of: counts.games },
        leaders: rankLeaders(category, candidates, { minimum, limit }).map(({ rank, value, games, candidate }) => ({
          rank,
          player: candidate.player,
          team: candidate.team,
          games,
          value,
        })),
      },
    ];
  });
}

function toCandidate(scope: ReadScope, seasons: PlayerSeasonRow[]) {
  const sum = sumTeams(seasons);
  if (!sum) return [];
  const player = toPlayerRef(scope, sum.main.player);
  return [
    { player, name: `${player.lastName} ${player.firstName}`, team: toTeamRef(scope, sum.main.team), ...sum.sums },
  ];
}
