import { knownStats } from '#lib/basketball/known-stats.ts';
import type { StatLine } from '#lib/basketball/stat-line.ts';

const efficiencyStats = [
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
  'steals',
  'blocks',
  'turnovers',
] as const;

/**
 * EFF (FIBA Statisticians' Manual, appendix): positive actions minus missed shots and turnovers. Null if one of them is
 * not recorded.
 */
export function efficiency(line: StatLine): number | null {
  const known = knownStats(line, efficiencyStats);
  if (!known) return null;
  return (
    known.points +
    known.offensiveRebounds +
    known.defensiveRebounds +
    known.assists +
    known.steals +
    known.blocks -
    (known.twoPointersAttempted - known.twoPointersMade) -
    (known.threePointersAttempted - known.threePointersMade) -
    (known.freeThrowsAttempted - known.freeThrowsMade) -
    known.turnovers
  );
}

/**
 * PIR, the performance index rating of EuroLeague and ACB: EFF plus fouls drawn, minus blocks received and fouls. Null
 * if one of its statistics is not recorded.
 */
export function performanceIndexRating(line: StatLine): number | null {
  const known = knownStats(line, ['blocksReceived', 'foulsDrawn', 'fouls']);
  const base = efficiency(line);
  if (!known || base === null) return null;
  return base + known.foulsDrawn - known.blocksReceived - known.fouls;
}

/**
 * Game Score (Hollinger): one number for a player's game, on the scale of points. Null if one of its statistics is not
 * recorded.
 */
export function gameScore(line: StatLine): number | null {
  const known = knownStats(line, [...efficiencyStats, 'fouls']);
  if (!known) return null;
  const made = known.twoPointersMade + known.threePointersMade;
  const attempted = known.twoPointersAttempted + known.threePointersAttempted;
  return (
    known.points +
    0.4 * made -
    0.7 * attempted -
    0.4 * (known.freeThrowsAttempted - known.freeThrowsMade) +
    0.7 * known.offensiveRebounds +
    0.3 * known.defensiveRebounds +
    known.steals +
    0.7 * known.assists +
    0.7 * known.blocks -
    0.4 * known.fouls -
    known.turnovers
  );
}
