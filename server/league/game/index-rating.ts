import type { StatLine } from '#lib/basketball/stat-line.ts';
import { fieldGoalsAttempted, fieldGoalsMade, rebounds } from '#lib/basketball/stat-totals.ts';

/** EFF of FIBA's manual: points, rebounds, assists, steals and blocks less missed shots, missed free throws and turnovers. */
export function efficiency(line: StatLine): number {
  const good = line.points + rebounds(line) + line.assists + line.steals + line.blocks;
  const missed = fieldGoalsAttempted(line) - fieldGoalsMade(line) + line.freeThrowsAttempted - line.freeThrowsMade;
  return good - missed - line.turnovers;
}

/** PIR of EuroLeague and ACB: EFF with fouls drawn, less blocks received and fouls. */
export function performanceIndexRating(line: StatLine): number {
  return efficiency(line) + (line.foulsDrawn ?? 0) - (line.blocksReceived ?? 0) - line.fouls;
}
