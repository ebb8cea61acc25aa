import { sumKnown } from './known-stats.ts';
import { emptyStatLine, type StatLine } from './stat-line.ts';
import { type Stat, statNames } from './statistics.ts';

/** Totals of two statistics; null if one of them is not recorded. */
export const fieldGoalsMade = (line: StatLine) => sumKnown(line.twoPointersMade, line.threePointersMade);
export const fieldGoalsAttempted = (line: StatLine) => sumKnown(line.twoPointersAttempted, line.threePointersAttempted);
export const rebounds = (line: StatLine) => sumKnown(line.offensiveRebounds, line.defensiveRebounds);

/** Sums stat lines. A sum is null where no line has the statistic; lines without it are skipped. Null without lines. */
export function sumLines(lines: readonly StatLine[]): StatLine | null {
  if (lines.length === 0) return null;
  const sum: Record<Stat, number | null> = emptyStatLine();
  for (const stat of statNames) sum[stat] = sumOf(lines, stat);
  return sum as StatLine;
}

function sumOf(lines: readonly StatLine[], stat: Stat): number | null {
  let sum: number | null = null;
  for (const line of lines) {
    const value = line[stat];
    if (value !== null) sum = (sum ?? 0) + value;
  }
  return sum;
}
