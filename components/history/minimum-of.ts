import { type AllTimeCategory, type AllTimeMode, percentageCategories } from '#lib/basketball/all-time-categories.ts';
import type { MinimumNotes } from './history-labels.ts';

/** Returns the qualification rule of a ranking; totals have none. */
export function minimumOf(
  notes: MinimumNotes | undefined,
  counting: AllTimeMode,
  by: AllTimeCategory,
): string | undefined {
  const percentage = percentageCategories.find((category) => category === by);
  if (percentage) return notes?.[percentage];
  return counting === 'perGame' ? notes?.games : undefined;
}
