import type { StatLine } from '#lib/basketball/stat-line.ts';
import { fieldGoalsAttempted, fieldGoalsMade } from '#lib/basketball/stat-totals.ts';
import { ratio } from './share.ts';

/** Shares from 0 to 1, of totals only, never the mean of shares; null without an attempt. */
export const twoPointPercentage = (line: StatLine) => ratio(line.twoPointersMade, line.twoPointersAttempted);
export const threePointPercentage = (line: StatLine) => ratio(line.threePointersMade, line.threePointersAttempted);
export const freeThrowPercentage = (line: StatLine) => ratio(line.freeThrowsMade, line.freeThrowsAttempted);

/** eFG%: a three counts half a basket more. */
export function effectiveFieldGoalPercentage(line: StatLine): number | null {
  return ratio(fieldGoalsMade(line) + 0.5 * line.threePointersMade, fieldGoalsAttempted(line));
}

/** TS%: points per two shooting chances, free throws included. */
export function trueShootingPercentage(line: StatLine): number | null {
  return ratio(line.points, 2 * (fieldGoalsAttempted(line) + 0.44 * line.freeThrowsAttempted));
}

/** FTr: free throws made per field goal attempted. */
export function freeThrowRate(line: StatLine): number | null {
  return ratio(line.freeThrowsMade, fieldGoalsAttempted(line));
}

/** Assists per turnover; null without a turnover. */
export function assistsPerTurnover(line: StatLine): number | null {
  return ratio(line.assists, line.turnovers);
}
