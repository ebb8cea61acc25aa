import { emptyStatLine, type StatLine } from './stat-line.ts';
import { type Stat, statNames } from './statistics.ts';

export const fieldGoalsMade = (line: StatLine) => line.twoPointersMade + line.threePointersMade;
export const fieldGoalsAttempted = (line: StatLine) => line.twoPointersAttempted + line.threePointersAttempted;
export const rebounds = (line: StatLine) => line.offensiveRebounds + line.defensiveRebounds;

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
