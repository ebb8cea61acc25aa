import { type StatLine, statNames } from './stat-line.ts';

export const fieldGoalsMade = (line: StatLine) => line.twoPointersMade + line.threePointersMade;
export const fieldGoalsAttempted = (line: StatLine) => line.twoPointersAttempted + line.threePointersAttempted;
export const rebounds = (line: StatLine) => line.offensiveRebounds + line.defensiveRebounds;

/** Adds lines; a sum is null where no line has the number, and the sum of the others where some have it. */
export function sumLines(lines: readonly StatLine[]): StatLine | null {
  const [first, ...rest] = lines;
  if (!first) return null;
  const sum = { ...first };
  for (const line of rest) {
    for (const stat of statNames) {
      const value = line[stat];
      if (value !== null) addStat(sum, stat, value);
    }
  }
  return sum;
}

function addStat(sum: StatLine, stat: keyof StatLine, value: number): void {
  sum[stat] = (sum[stat] ?? 0) + value;
}
