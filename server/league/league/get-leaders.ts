import { eq, sql } from 'drizzle-orm';
import { type LeaderBoard, leaderCategories } from '#lib/api/contract/league-players.ts';
import { sumLines } from '#lib/basketball/stat-totals.ts';
import { gameTeamStats } from '#server/db/schema/game-statistics.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { toPlayerRef } from '#server/league/person/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { toTeamRef } from '#server/league/team/refs.ts';
import { findLeague, type LeagueSlugs } from './find.ts';
import { leaderMetrics } from './leader-metrics.ts';
import { type PlayerSeasonRow, selectPlayerSeasons } from './player-rows.ts';
import { minLeaderGames, rankLeaders } from './rank-leaders.ts';

/** The best players of a league in every category; who moved counts with all his teams. Throws `not-found`. */
export async function getLeaders(
  scope: ReadScope,
  slugs: LeagueSlugs,
  { limit }: { limit: number },
): Promise<LeaderBoard[]> {
  const { league } = await findLeague(scope, slugs);
  const [rows, teamGames] = await Promise.all([
    selectPlayerSeasons(scope, league.id),
    countTeamGames(scope, league.id),
  ]);
  const byPlayer = Map.groupBy(rows, ({ player }) => player.id);
  const candidates = [...byPlayer.values()].flatMap((seasons) => toCandidate(scope, seasons, teamGames));
  const minimum = minLeaderGames([...teamGames.values()]);
  return leaderCategories.map((category) => {
    const metric = leaderMetrics[category];
    return {
      category,
      minimum: {
        games: minimum,
        attemptsPerTeamGame: metric.kind === 'share' ? metric.attemptsPerTeamGame : null,
      },
      leaders: rankLeaders(category, candidates, { minimum, limit }).map(({ rank, value, candidate }) => ({
        rank,
        player: candidate.player,
        team: candidate.team,
        games: candidate.games,
        value,
      })),
    };
  });
}

/** Named with the team for which most games were played. */
function toCandidate(scope: ReadScope, seasons: PlayerSeasonRow[], teamGames: ReadonlyMap<string, number>) {
  const [most] = seasons.toSorted((a, b) => b.sums.games - a.sums.games);
  const totals = sumLines(seasons.map(({ sums }) => sums));
  if (!most || !totals) return [];
  const player = toPlayerRef(scope, most.player);
  return [
    {
      player,
      name: `${player.lastName} ${player.firstName}`,
      team: toTeamRef(scope, most.team),
      games: seasons.reduce((sum, { sums }) => sum + sums.games, 0),
      teamGames: teamGames.get(most.team.id) ?? 0,
      totals,
      pir: sumOf(seasons.map(({ sums }) => sums.pir)),
    },
  ];
}

/** Null where nobody has recorded it. */
function sumOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

/** Games with a box score, by team. */
async function countTeamGames(scope: ReadScope, leagueId: string): Promise<Map<string, number>> {
  const rows = await scope.db
    .select({ teamId: gameTeamStats.teamId, games: sql<number>`count(*)::int` })
    .from(gameTeamStats)
    .where(ofTenant(scope, gameTeamStats, eq(gameTeamStats.leagueId, leagueId)))
    .groupBy(gameTeamStats.teamId);
  return new Map(rows.map(({ teamId, games }) => [teamId, games]));
}
