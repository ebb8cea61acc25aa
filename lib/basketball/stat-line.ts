/**
 * What is counted for a player, a team or a line-up (rules of the FIBA Statisticians' Manual, 2024). Times in milliseconds.
 * `null` means "not recorded by this source", which is not zero.
 */
export type StatLine = {
  playedMs: number | null;
  points: number;
  twoPointersMade: number;
  twoPointersAttempted: number;
  threePointersMade: number;
  threePointersAttempted: number;
  freeThrowsMade: number;
  freeThrowsAttempted: number;
  offensiveRebounds: number;
  defensiveRebounds: number;
  assists: number;
  turnovers: number;
  steals: number;
  blocks: number;
  blocksReceived: number | null;
  fouls: number;
  foulsDrawn: number | null;
  plusMinus: number | null;
  pointsInThePaint: number | null;
  secondChancePoints: number | null;
  fastBreakPoints: number | null;
  pointsFromTurnovers: number | null;
};

/** All statistics of a line, in the order of a box score. */
export const statNames = [
  'playedMs',
  'points',
  'twoPointersMade',
  'twoPointersAttempted',
  'threePointersMade',
  'threePointersAttempted',
  'freeThrowsMade',
  'freeThrowsAttempted',
  'offensiveRebounds',
  'defensiveRebounds',
  'assists',
  'turnovers',
  'steals',
  'blocks',
  'blocksReceived',
  'fouls',
  'foulsDrawn',
  'plusMinus',
  'pointsInThePaint',
  'secondChancePoints',
  'fastBreakPoints',
  'pointsFromTurnovers',
] as const satisfies readonly (keyof StatLine)[];

export type Stat = keyof StatLine;

/** A line in which everything is counted: what the reducer keeps while it plays the log. */
export type Tally = Record<Stat, number>;

/** A line of zeros, for a player or team with the whole log. */
export function emptyTally(): Tally {
  return {
    playedMs: 0,
    points: 0,
    twoPointersMade: 0,
    twoPointersAttempted: 0,
    threePointersMade: 0,
    threePointersAttempted: 0,
    freeThrowsMade: 0,
    freeThrowsAttempted: 0,
    offensiveRebounds: 0,
    defensiveRebounds: 0,
    assists: 0,
    turnovers: 0,
    steals: 0,
    blocks: 0,
    blocksReceived: 0,
    fouls: 0,
    foulsDrawn: 0,
    plusMinus: 0,
    pointsInThePaint: 0,
    secondChancePoints: 0,
    fastBreakPoints: 0,
    pointsFromTurnovers: 0,
  };
}

/** The same zeros as a line to show. */
export function emptyStatLine(): StatLine {
  return emptyTally();
}
