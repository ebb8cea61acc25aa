import type { CareerSums } from '#lib/api/contract/player-career.ts';
import type { StatLine } from '#lib/basketball/stat-line.ts';
import { sumLines } from '#lib/basketball/stat-totals.ts';

type RatedLine = StatLine & { starter: boolean; pir: number | null; efficiency: number };

/** Sums the lines of games; null without any. */
export function addUp(lines: readonly RatedLine[]): CareerSums | null {
  const totals = sumLines(lines);
  if (!totals) return null;
  const rated = lines.flatMap(({ pir }) => (pir === null ? [] : [pir]));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    games: lines.length,
    starts: lines.filter(({ starter }) => starter).length,
    timedGames: lines.filter(({ playedMs }) => playedMs !== null).length,
    ratedGames: rated.length,
    totals,
    pir: rated.length === 0 ? null : sum(rated),
    efficiency: sum(lines.map(({ efficiency }) => efficiency)),
  };
}
