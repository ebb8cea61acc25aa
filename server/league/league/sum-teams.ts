import { statSumsOf } from '#lib/basketball/stat-line-of.ts';
import { addSums, type StatSums } from '#lib/basketball/stat-sums.ts';
import type { PlayerSeasonRow } from './player-rows.ts';

type PlayerSum = { main: PlayerSeasonRow; sums: StatSums };

/** Sums a player's teams; `main` is the one with most games. Null without any. */
export function sumTeams(seasons: readonly PlayerSeasonRow[]): PlayerSum | null {
  const [main] = seasons.toSorted((a, b) => b.sums.games - a.sums.games);
  const sums = addSums(seasons.map(({ sums }) => statSumsOf(sums)));
  return main && sums ? { main, sums } : null;
}
