import { knownStats, sumKnown } from '#lib/basketball/known-stats.ts';
import type { StatLine } from '#lib/basketball/stat-line.ts';
import { fieldGoalsMade } from '#lib/basketball/stat-totals.ts';
import { pace, pointsPerHundred } from './possessions.ts';
import { ratio } from './ratio.ts';
import { assistsPerTurnover, effectiveFieldGoalPercentage, freeThrowRate, trueShootingPercentage } from './shooting.ts';

/**
 * Advanced statistics of a team; ratios from 0 to 1, null if there is nothing to divide by or the source does not
 * record it.
 */
export type TeamRatings = {
  possessions: number | null;
  possessionsCounted: boolean;
  pace: number | null;
  offensiveRating: number | null;
  defensiveRating: number | null;
  netRating: number | null;
  effectiveFieldGoalShare: number | null;
  trueShootingShare: number | null;
  turnoverShare: number | null;
  offensiveReboundShare: number | null;
  defensiveReboundShare: number | null;
  freeThrowRate: number | null;
  assistShare: number | null;
  assistsPerTurnover: number | null;
  /** Offensive efficiency of LiveStats: points / (FGA + FTA / 2 + TO). */
  pointsPerPlay: number | null;
};

export type TeamRatingsInput = {
  own: StatLine;
  opponent: StatLine;
  possessions: { own: number | null; opponent: number | null; counted: boolean };
  regulationMs?: number;
};

/** Returns the four factors (eFG%, TOV%, ORB%, FTr), pace and ratings of a team from its totals and the opponents'. */
export function teamRatings({ own, opponent, possessions, regulationMs }: TeamRatingsInput): TeamRatings {
  const offensiveRating = pointsPerHundred(own.points, possessions.own);
  const defensiveRating = pointsPerHundred(opponent.points, possessions.opponent);
  const both = sumKnown(possessions.own, possessions.opponent);
  return {
    possessions: possessions.own !== null && possessions.own > 0 ? possessions.own : null,
    possessionsCounted: possessions.counted,
    pace: both !== null && both > 0 ? pace(both / 2, own.playedMs, regulationMs) : null,
    offensiveRating,
    defensiveRating,
    netRating: offensiveRating === null || defensiveRating === null ? null : offensiveRating - defensiveRating,
    effectiveFieldGoalShare: effectiveFieldGoalPercentage(own),
    trueShootingShare: trueShootingPercentage(own),
    turnoverShare: ratio(own.turnovers, playsOf(own, 0.44)),
    offensiveReboundShare: ratio(own.offensiveRebounds, sumKnown(own.offensiveRebounds, opponent.defensiveRebounds)),
    defensiveReboundShare: ratio(own.defensiveRebounds, sumKnown(own.defensiveRebounds, opponent.offensiveRebounds)),
    freeThrowRate: freeThrowRate(own),
    assistShare: ratio(own.assists, fieldGoalsMade(own)),
    assistsPerTurnover: assistsPerTurnover(own),
    pointsPerPlay: ratio(own.points, playsOf(own, 0.5)),
  };
}

/** Shots, turnovers and trips to the line; a free throw counts as `perFreeThrow` of a trip. */
function playsOf(line: StatLine, perFreeThrow: number): number | null {
  const known = knownStats(line, [
    'twoPointersAttempted',
    'threePointersAttempted',
    'freeThrowsAttempted',
    'turnovers',
  ]);
  if (!known) return null;
  const shots = known.twoPointersAttempted + known.threePointersAttempted;
  return shots + perFreeThrow * known.freeThrowsAttempted + known.turnovers;
}
