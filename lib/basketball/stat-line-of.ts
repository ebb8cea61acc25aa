import { emptyStatLine, type StatLine } from './stat-line.ts';
import type { StatSums } from './stat-sums.ts';
import { type Stat, statNames } from './statistics.ts';

/** Picks the stat line out of a database row. */
export function statLineOf(row: StatLine): StatLine {
  const line: Record<Stat, number | null> = emptyStatLine();
  for (const stat of statNames) line[stat] = row[stat];
  return line as StatLine;
}

/** Picks the sums of a stat line out of a database row. */
export function statSumsOf(row: StatLine & Omit<StatSums, 'totals'>): StatSums {
  const { games, pir, efficiency, recorded } = row;
  return { games, totals: statLineOf(row), pir, efficiency, recorded };
}
