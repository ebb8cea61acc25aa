import type { CareerSums } from '#lib/api/contract/player-career.ts';
import type { StatLine } from '#lib/basketball/stat-line.ts';
import { statLineOf } from '#lib/basketball/stat-line-of.ts';

/** Picks the totals from a stored row. */
export function toSums(row: StatLine & Omit<CareerSums, 'totals'>): CareerSums {
  const { games, starts, timedGames, ratedGames, pir, efficiency } = row;
  return { games, starts, timedGames, ratedGames, totals: statLineOf(row), pir, efficiency };
}
