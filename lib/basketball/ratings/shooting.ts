import type { StatLine } from '#lib/basketball/stat-line.ts';
import { fieldGoalsAttempted, fieldGoalsMade } from '#lib/basketball/stat-totals.ts';
import { ratio } from './share.ts';

/** Shooting percentages as ratios from 0 to 1, of totals, never a mean of ratios; null without attempts. */
export const twoPointPercentage = (line: StatLine) => ratio(line.twoPointersMade, line.twoPointersAttempted);
export const threePointPercentage = (line: StatLine) => ratio(line.threePointersMade, line.threePointersAttempted);
export const freeThrowPercentage = (line: StatLine) => ratio(line.freeThrowsMade, line.freeThrowsAttempted);

/** eFG%: a made three counts as one and a half baskets. */
export function effectiveFieldGoalPercentage(line: StatLine): number | null {
  return ratio(fieldGoalsMade(line) + 0.5 * line.threePointersMade, fieldGoalsAttempted(line));
}

/** TS%: points per two shooting attempts, free throws included. */
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
