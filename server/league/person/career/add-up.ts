import type { CareerSums } from '#lib/api/contract/player-career.ts';
import type { StatLine } from '#lib/basketball/stat-line.ts';
import { gamesWith, sumGames } from '#lib/basketball/stat-sums.ts';

type RatedLine = StatLine & { starter: boolean; pir: number | null; efficiency: number | null };

/** Sums the lines of games; null without any. */
export function addUp(lines: readonly RatedLine[]): CareerSums | null {
  const sums = sumGames(lines);
  if (!sums) return null;
  return {
    ...sums,
    starts: lines.filter(({ starter }) => starter).length,
    timedGames: gamesWith(sums, 'playedMs'),
    ratedGames: gamesWith(sums, 'pir'),
  };
}
