import { knownStats } from '#lib/basketball/known-stats.ts';
import type { StatLine } from '#lib/basketball/stat-line.ts';
import { fieldGoalsAttempted } from '#lib/basketball/stat-totals.ts';
import { ratio } from './ratio.ts';

/** eFG%: a made three counts as one and a half baskets. */
export function effectiveFieldGoalPercentage(line: StatLine): number | null {
  const known = knownStats(line, ['twoPointersMade', 'threePointersMade']);
  return ratio(known && known.twoPointersMade + 1.5 * known.threePointersMade, fieldGoalsAttempted(line));
}

/** TS%: points per two shooting attempts, free throws included. */
export function trueShootingPercentage(line: StatLine): number | null {
  const known = knownStats(line, ['twoPointersAttempted', 'threePointersAttempted', 'freeThrowsAttempted']);
  if (!known) return null;
  const attempts = known.twoPointersAttempted + known.threePointersAttempted + 0.44 * known.freeThrowsAttempted;
  return ratio(line.points, 2 * attempts);
}

/** FTr: free throws made per field goal attempted. */
export function freeThrowRate(line: StatLine): number | null {
  return ratio(line.freeThrowsMade, fieldGoalsAttempted(line));
}

/** Assists per turnover; null without a turnover. */
export function assistsPerTurnover(line: StatLine): number | null {
  return ratio(line.assists, line.turnovers);
}
