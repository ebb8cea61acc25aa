import type { StatLine } from '#lib/basketball/stat-line.ts';
import { fieldGoalsAttempted, fieldGoalsMade, rebounds } from '#lib/basketball/stat-totals.ts';

/** EFF (FIBA Statisticians' Manual, appendix): positive actions minus missed shots and turnovers. */
export function efficiency(line: StatLine): number {
  return (
    line.points +
    rebounds(line) +
    line.assists +
    line.steals +
    line.blocks -
    (fieldGoalsAttempted(line) - fieldGoalsMade(line)) -
    (line.freeThrowsAttempted - line.freeThrowsMade) -
    line.turnovers
  );
}

/**
 * PIR, the performance index rating of EuroLeague and ACB: EFF plus fouls drawn, minus blocks received and fouls. Null
 * if blocks received or fouls drawn are not recorded.
 */
export function performanceIndexRating(line: StatLine): number | null {
  if (line.blocksReceived === null || line.foulsDrawn === null) return null;
  return efficiency(line) + line.foulsDrawn - line.blocksReceived - line.fouls;
}

/**
 * Game Score (Hollinger): one number for a player's game, on the scale of points.
 *
 * @waits for pages of players
 */
export function gameScore(line: StatLine): number {
  return (
    line.points +
    0.4 * fieldGoalsMade(line) -
    0.7 * fieldGoalsAttempted(line) -
    0.4 * (line.freeThrowsAttempted - line.freeThrowsMade) +
    0.7 * line.offensiveRebounds +
    0.3 * line.defensiveRebounds +
    line.steals +
    0.7 * line.assists +
    0.7 * line.blocks -
    0.4 * line.fouls -
    line.turnovers
  );
}
