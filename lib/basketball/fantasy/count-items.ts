import type { StatLine } from '#lib/basketball/stat-line.ts';
import type { Stat } from '#lib/basketball/statistics.ts';
import type { WeightedItem } from './items.ts';

const missed = (attempted: number | null, made: number | null) =>
  attempted === null || made === null ? null : attempted - made;

/** Returns how often a line has an item; null where the game did not record it. */
export function countItem(line: StatLine, item: WeightedItem): number | null {
  if (item === 'missedFreeThrows') return missed(line.freeThrowsAttempted, line.freeThrowsMade);
  if (item !== 'missedFieldGoals') return line[item];
  const twos = missed(line.twoPointersAttempted, line.twoPointersMade);
  const threes = missed(line.threePointersAttempted, line.threePointersMade);
  return twos === null || threes === null ? null : twos + threes;
}

const ofShots: Partial<Record<WeightedItem, readonly Stat[]>> = {
  missedFieldGoals: ['twoPointersMade', 'twoPointersAttempted', 'threePointersMade', 'threePointersAttempted'],
  missedFreeThrows: ['freeThrowsMade', 'freeThrowsAttempted'],
};

/** Returns the statistics that an item is counted from. */
export const statsOfItem = (item: WeightedItem): readonly Stat[] => ofShots[item] ?? [item as Stat];
