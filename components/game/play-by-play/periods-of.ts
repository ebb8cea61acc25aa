import type { Play } from '#lib/api/contract/play-by-play.ts';

/** Returns the periods that have plays, in order of play. */
export function periodsOf(plays: readonly Pick<Play, 'period'>[]): number[] {
  return [...new Set(plays.map(({ period }) => period))].sort((a, b) => a - b);
}
