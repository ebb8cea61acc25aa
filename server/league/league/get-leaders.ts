import { eq, sql } from 'drizzle-orm';
import { type LeaderBoard, leaderCategories } from '#lib/api/contract/league-players.ts';
import { sumLines } from '#lib/basketball/stat-totals.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { gameTeamStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { toPlayerRef } from '#server/league/person/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { countsInRollups } from '#server/league/rollup/counted.ts';
import { toTeamRef } from '#server/league/team/refs.ts';
import { findLeague, type LeagueSlugs } from './find.ts';
import { leaderMetrics } from './leader-metrics.ts';
import { type PlayerSeasonRow, selectPlayerSeasons } from './player-rows.ts';
import { minLeaderGames, rankLeaders } from './rank-leaders.ts';

/** Returns the leaders of a league in every category; a player's teams count together. Throws `not-found`. */
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

/** Sums a player's teams; `team` is the one with most games. */
function toCandidate(scope: ReadScope, seasons: PlayerSeasonRow[], teamGames: ReadonlyMap<string, number>) {
  const [main] = seasons.toSorted((a, b) => b.sums.games - a.sums.games);
  const totals = sumLines(seasons.map(({ sums }) => sums));
  if (!main || !totals) return [];
  const player = toPlayerRef(scope, main.player);
  return [
    {
      player,
      name: `${player.lastName} ${player.firstName}`,
      team: toTeamRef(scope, main.team),
      games: seasons.reduce((sum, { sums }) => sum + sums.games, 0),
      teamGames: teamGames.get(main.team.id) ?? 0,
      totals,
      pir: sumOf(seasons.map(({ sums }) => sums.pir)),
    },
  ];
}

/** Sums the known values; null without any. */
function sumOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

/** Counts the counted games with a box score by team. */
async function countTeamGames(scope: ReadScope, leagueId: string): Promise<Map<string, number>> {
  const rows = await scope.db
    .select({ teamId: gameTeamStats.teamId, games: sql<number>`count(*)::int` })
    .from(gameTeamStats)
    .innerJoin(games, belongsTo(gameTeamStats, gameTeamStats.gameId, games))
    .where(ofTenant(scope, gameTeamStats, eq(gameTeamStats.leagueId, leagueId), countsInRollups))
    .groupBy(gameTeamStats.teamId);
  return new Map(rows.map(({ teamId, games }) => [teamId, games]));
}
