import type { LeaderCategory } from '#lib/api/contract/league-players.ts';
import { type ShotKind, type SummedStat, shotKinds } from '#lib/basketball/stat-sums.ts';

export type Metric =
  | { kind: 'per-game'; stats: readonly SummedStat[] }
  | { kind: 'share'; shots: ShotKind; attemptsPerTeamGame: number };

const perGame = (...stats: SummedStat[]): Metric => ({ kind: 'per-game', stats });

/**
 * The metric of each category. A percentage requires a minimum of attempts per game of the player's team, so that few lucky
 * shots do not lead.
 */
export const leaderMetrics: Record<LeaderCategory, Metric> = {
  points: perGame('points'),
  rebounds: perGame('offensiveRebounds', 'defensiveRebounds'),
  assists: perGame('assists'),
  steals: perGame('steals'),
  blocks: perGame('blocks'),
  pir: perGame('pir'),
  threePointersMade: perGame('threePointersMade'),
  twoPointShare: { kind: 'share', shots: 'twoPointers', attemptsPerTeamGame: 3 },
  threePointShare: { kind: 'share', shots: 'threePointers', attemptsPerTeamGame: 2 },
  freeThrowShare: { kind: 'share', shots: 'freeThrows', attemptsPerTeamGame: 2 },
  minutes: perGame('playedMs'),
};

/** The statistics that a game must record for a category. A source of attempts has the shots made, too. */
export function statsOfMetric(metric: Metric): readonly SummedStat[] {
  return metric.kind === 'per-game' ? metric.stats : [shotKinds[metric.shots].attempted];
}
