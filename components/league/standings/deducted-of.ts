import type { StandingsTable } from '#lib/api/contract/standings.ts';

/** Returns what a decision takes off in a table: points, or wins where it is ranked by them. */
export const deductedOf = (rankedBy: StandingsTable['rankedBy']): 'points' | 'wins' =>
  rankedBy === 'classification-points' ? 'points' : 'wins';
