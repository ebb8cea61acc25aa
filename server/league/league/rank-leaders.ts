import type { LeaderCategory } from '#lib/api/contract/league-players.ts';
import { type Candidate, leaderMetrics } from './leader-metrics.ts';

export type RankedCandidate<Of> = { rank: number; candidate: Of; value: number };
type Playing = Candidate & { teamGames: number; name: string };

/** Half as many games as a team of the league has played on average, rounded up; one at least. */
export function minLeaderGames(teamGames: readonly number[]): number {
  const average = teamGames.reduce((sum, games) => sum + games, 0) / Math.max(1, teamGames.length);
  return Math.max(1, Math.ceil(average / 2));
}

/** The best of a category; equal values share a rank, the one with more games stands before. */
export function rankLeaders<Of extends Playing>(
  category: LeaderCategory,
  candidates: readonly Of[],
  { minimum, limit }: { minimum: number; limit: number },
): RankedCandidate<Of>[] {
  const ranked = candidates
    .filter(({ games }) => games >= minimum)
    .flatMap((candidate) => {
      const value = metricValue(category, candidate);
      return value === null ? [] : [{ candidate, value }];
    })
    .sort(
      (a, b) =>
        b.value - a.value ||
        b.candidate.games - a.candidate.games ||
        (a.candidate.name < b.candidate.name ? -1 : a.candidate.name > b.candidate.name ? 1 : 0),
    )
    .slice(0, limit);
  return ranked.map((entry) => ({ rank: ranked.findIndex(({ value }) => value === entry.value) + 1, ...entry }));
}

function metricValue(category: LeaderCategory, { games, teamGames, totals, pir }: Playing): number | null {
  const metric = leaderMetrics[category];
  if (metric.kind === 'per-game') {
    const total = metric.total({ games, totals, pir });
    return total === null ? null : total / games;
  }
  const attempts = totals[metric.attempted] ?? 0;
  const enough = attempts > 0 && attempts >= metric.attemptsPerTeamGame * teamGames;
  return enough ? (totals[metric.made] ?? 0) / attempts : null;
}
