import type { StatLine } from '#lib/basketball/stat-line.ts';
import { rebounds } from '#lib/basketball/stat-totals.ts';

/**
 * Counts the categories with ten or more among points, rebounds, assists, steals and blocks: 2 is a double-double, 3 a
 * triple-double. What is not recorded does not count.
 */
export function doubleDigits(line: StatLine): number {
  return [line.points, rebounds(line), line.assists, line.steals, line.blocks].filter(
    (value) => value !== null && value >= 10,
  ).length;
}
