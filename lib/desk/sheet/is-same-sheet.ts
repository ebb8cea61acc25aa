import type { LiveGame } from '#lib/api/contract/live.ts';

type Sheet = Pick<LiveGame, 'sheet' | 'coaches'>;

/** Returns whether two answers of the engine have the same players, numbers and coaches. */
export function isSameSheet(one: Sheet, other: Sheet): boolean {
  return JSON.stringify([one.sheet, one.coaches]) === JSON.stringify([other.sheet, other.coaches]);
}
