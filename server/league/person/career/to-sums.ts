import type { CareerSums } from '#lib/api/contract/player-career.ts';
import type { StatLine } from '#lib/basketball/stat-line.ts';
import { statSumsOf } from '#lib/basketball/stat-line-of.ts';

/** Picks the totals from a stored row. */
export function toSums(row: StatLine & Omit<CareerSums, 'totals'>): CareerSums {
  const { starts, timedGames, ratedGames } = row;
  return { starts, timedGames, ratedGames, ...statSumsOf(row) };
}
