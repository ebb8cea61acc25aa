import { type AllTimeCategory, type AllTimeMode, percentageCategories } from '#lib/basketball/all-time-categories.ts';
import type { MinimumNotes } from './history-labels.ts';

/** The rule that says who is counted in a ranking; sums count everybody. */
export function minimumOf(
  notes: MinimumNotes | undefined,
  counting: AllTimeMode,
  by: AllTimeCategory,
): string | undefined {
  const share = percentageCategories.find((category) => category === by);
  if (share) return notes?.[share];
  return counting === 'perGame' ? notes?.games : undefined;
}
