import type { StatLine } from '#lib/basketball/stat-line.ts';
import { fieldGoalsAttempted, fieldGoalsMade } from '#lib/basketball/stat-totals.ts';
import { share } from './share.ts';

/** Shares from 0 to 1, of totals only, never the mean of shares; null without an attempt. */
export const twoPointShare = (line: StatLine) => share(line.twoPointersMade, line.twoPointersAttempted);
export const threePointShare = (line: StatLine) => share(line.threePointersMade, line.threePointersAttempted);
export const freeThrowShare = (line: StatLine) => share(line.freeThrowsMade, line.freeThrowsAttempted);

/** eFG%: a three counts half a basket more. */
export function effectiveFieldGoalShare(line: StatLine): number | null {
  return share(fieldGoalsMade(line) + 0.5 * line.threePointersMade, fieldGoalsAttempted(line));
}

/** TS%: points per two shooting chances, free throws included. */
export function trueShootingShare(line: StatLine): number | null {
  return share(line.points, 2 * (fieldGoalsAttempted(line) + 0.44 * line.freeThrowsAttempted));
}

/** FTr: free throws made per field goal attempted. */
export function freeThrowRate(line: StatLine): number | null {
  return share(line.freeThrowsMade, fieldGoalsAttempted(line));
}

/** Assists per turnover; null without a turnover. */
export function assistsPerTurnover(line: StatLine): number | null {
  return share(line.assists, line.turnovers);
}
