import { type AllTimeCategory, type Counting, shareCategories } from '#lib/basketball/all-time-categories.ts';
import type { MinimumNotes } from './history-labels.ts';

/** The rule that says who is counted in a ranking; sums count everybody. */
export function minimumOf(
  notes: MinimumNotes | undefined,
  counting: Counting,
  by: AllTimeCategory,
): string | undefined {
  const share = shareCategories.find((category) => category === by);
  if (share) return notes?.[share];
  return counting === 'perGame' ? notes?.games : undefined;
}
