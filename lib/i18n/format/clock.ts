import { formatPlayingTime } from '#lib/basketball/minutes.ts';
import { noNumber } from './numbers.ts';

/** Formats played milliseconds as m:ss, or as a dash if unknown. */
export function formatPlayed(ms: number | null | undefined): string {
  return ms === null || ms === undefined ? noNumber : formatPlayingTime(ms);
}
