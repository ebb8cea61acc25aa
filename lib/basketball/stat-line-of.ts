import type { StatLine } from './stat-line.ts';

/** The line within a stored row. */
export function statLineOf(row: StatLine): StatLine {
  return {
    playedMs: row.playedMs,
    points: row.points,
    twoPointersMade: row.twoPointersMade,
    twoPointersAttempted: row.twoPointersAttempted,
    threePointersMade: row.threePointersMade,
    threePointersAttempted: row.threePointersAttempted,
    freeThrowsMade: row.freeThrowsMade,
    freeThrowsAttempted: row.freeThrowsAttempted,
    offensiveRebounds: row.offensiveRebounds,
    defensiveRebounds: row.defensiveRebounds,
    assists: row.assists,
    turnovers: row.turnovers,
    steals: row.steals,
    blocks: row.blocks,
    blocksReceived: row.blocksReceived,
    fouls: row.fouls,
    foulsDrawn: row.foulsDrawn,
    plusMinus: row.plusMinus,
    pointsInThePaint: row.pointsInThePaint,
    secondChancePoints: row.secondChancePoints,
    fastBreakPoints: row.fastBreakPoints,
    pointsFromTurnovers: row.pointsFromTurnovers,
  };
}
