import { formatPlayingTime } from '#lib/basketball/minutes.ts';
import { noNumber } from './numbers.ts';

/** Milliseconds played as m:ss, or the dash of a number that is not known. */
export function formatPlayed(ms: number | null | undefined): string {
  return ms === null || ms === undefined ? noNumber : formatPlayingTime(ms);
}
