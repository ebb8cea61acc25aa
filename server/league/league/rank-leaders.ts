import type { LeaderCategory } from '#lib/api/contract/league-players.ts';
import { type Candidate, leaderMetrics } from './leader-metrics.ts';

export type RankedCandidate<Of> = { rank: number; candidate: Of; value: number };
type NamedCandidate = Candidate & { teamGames: number; name: string };

/** Returns the minimum games to be ranked: half the average number of games per team, rounded up, at least one. */
export function minLeaderGames(teamGames: readonly number[]): number {
  const average = teamGames.reduce((sum, games) => sum + games, 0) / Math.max(1, teamGames.length);
  return Math.max(1, Math.ceil(average / 2));
}

/** Ranks the best of a category; equal values share a rank, more games first. */
export function rankLeaders<Of extends NamedCandidate>(
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

function metricValue(category: LeaderCategory, { games, teamGames, totals, pir }: NamedCandidate): number | null {
  const metric = leaderMetrics[category];
  if (metric.kind === 'per-game') {
    const total = metric.total({ games, totals, pir });
    return total === null ? null : total / games;
  }
  const attempts = totals[metric.attempted] ?? 0;
  const qualifies = attempts > 0 && attempts >= metric.attemptsPerTeamGame * teamGames;
  return qualifies ? (totals[metric.made] ?? 0) / attempts : null;
}
