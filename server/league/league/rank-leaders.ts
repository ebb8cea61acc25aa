import type { LeaderCategory } from '#lib/api/contract/league-players.ts';
import { gamesWithAll, perGame, type StatSums, shotKinds, shotPercentage } from '#lib/basketball/stat-sums.ts';
import { leaderMetrics, statsOfMetric } from './leader-metrics.ts';

/** `games` are those that recorded the category. */
export type RankedCandidate<Of> = { rank: number; candidate: Of; games: number; value: number };
/** A player's sums in a league over all of their teams. `teamGames`: games of the team that recorded the category. */
type Candidate = StatSums & { teamGames: number; name: string };

/** Returns the minimum games to be ranked: half the average number of games per team, rounded up, at least one. */
export function minLeaderGames(teamGames: readonly number[]): number {
  const average = teamGames.reduce((sum, games) => sum + games, 0) / Math.max(1, teamGames.length);
  return Math.max(1, Math.ceil(average / 2));
}

/** Ranks the best of a category; equal values share a rank, more games first. Games without the statistic do not count. */
export function rankLeaders<Of extends Candidate>(
  category: LeaderCategory,
  candidates: readonly Of[],
  { minimum, limit }: { minimum: number; limit: number },
): RankedCandidate<Of>[] {
  const ranked = candidates
    .flatMap((candidate) => {
      const games = gamesWithAll(candidate, statsOfMetric(leaderMetrics[category]));
      const value = games >= minimum ? metricValue(category, candidate) : null;
      return value === null ? [] : [{ candidate, games, value }];
    })
    .sort(
      (a, b) =>
        b.value - a.value ||
        b.games - a.games ||
        (a.candidate.name < b.candidate.name ? -1 : a.candidate.name > b.candidate.name ? 1 : 0),
    )
    .slice(0, limit);
  return ranked.map((entry) => ({ rank: ranked.findIndex(({ value }) => value === entry.value) + 1, ...entry }));
}

function metricValue(category: LeaderCategory, candidate: Candidate): number | null {
  const metric = leaderMetrics[category];
  if (metric.kind === 'per-game') return perGame(candidate, metric.stats);
  const attempts = candidate.totals[shotKinds[metric.shots].attempted] ?? 0;
  return attempts >= metric.attemptsPerTeamGame * candidate.teamGames ? shotPercentage(candidate, metric.shots) : null;
}
