import type { LeaderCategory } from '#lib/api/contract/league-players.ts';
import type { StatLine } from '#lib/basketball/stat-line.ts';
import { rebounds } from '#lib/basketball/stat-totals.ts';

/** A player's totals in a league over all of their teams. */
export type Candidate = { games: number; totals: StatLine; pir: number | null };

export type Metric =
  | { kind: 'per-game'; total: (candidate: Candidate) => number | null }
  | { kind: 'share'; made: keyof StatLine; attempted: keyof StatLine; attemptsPerTeamGame: number };

const perGame = (total: (candidate: Candidate) => number | null): Metric => ({ kind: 'per-game', total });
const stat = (name: keyof StatLine) => perGame(({ totals }) => totals[name]);

/**
 * The metric of each category. A percentage requires a minimum of attempts per game of the player's team, so that few lucky
 * shots do not lead.
 */
export const leaderMetrics: Record<LeaderCategory, Metric> = {
  points: stat('points'),
  rebounds: perGame(({ totals }) => rebounds(totals)),
  assists: stat('assists'),
  steals: stat('steals'),
  blocks: stat('blocks'),
  pir: perGame(({ pir }) => pir),
  threePointersMade: stat('threePointersMade'),
  twoPointShare: {
    kind: 'share',
    made: 'twoPointersMade',
    attempted: 'twoPointersAttempted',
    attemptsPerTeamGame: 3,
  },
  threePointShare: {
    kind: 'share',
    made: 'threePointersMade',
    attempted: 'threePointersAttempted',
    attemptsPerTeamGame: 2,
  },
  freeThrowShare: { kind: 'share', made: 'freeThrowsMade', attempted: 'freeThrowsAttempted', attemptsPerTeamGame: 2 },
  minutes: stat('playedMs'),
};
