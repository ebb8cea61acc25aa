import type { Side } from '#lib/basketball/events.ts';
import { knownStats, sumKnown } from '#lib/basketball/known-stats.ts';
import type { StatLine } from '#lib/basketball/stat-line.ts';

/** Possessions of both teams, `counted` from the log or estimated by formula; null if they are not known. */
export type Possessions = Record<Side, number | null> & { counted: boolean };

/** Estimates the possessions of a team: FGA − OREB + TO + 0.44 · FTA. Null if one of them is not recorded. */
export function estimatedPossessions(line: StatLine): number | null {
  const known = knownStats(line, [
    'twoPointersAttempted',
    'threePointersAttempted',
    'offensiveRebounds',
    'turnovers',
    'freeThrowsAttempted',
  ]);
  if (!known) return null;
  const shots = known.twoPointersAttempted + known.threePointersAttempted + 0.44 * known.freeThrowsAttempted;
  return shots - known.offensiveRebounds + known.turnovers;
}

/** Estimates the possessions of both teams as the mean of their estimates, since possession alternates. */
export function estimateGamePossessions(home: StatLine, away: StatLine): Possessions {
  const sum = sumKnown(estimatedPossessions(home), estimatedPossessions(away));
  const mean = sum === null ? null : sum / 2;
  return { home: mean, away: mean, counted: false };
}

/**
 * Returns possessions per regulation game (`regulationMs`, 40 minutes under FIBA rules). `teamMs` is the sum of the
 * playing time of all players, five times the game time; null without it.
 */
export function pace(possessions: number | null, teamMs: number | null, regulationMs = 2_400_000): number | null {
  return possessions === null || teamMs === null || teamMs <= 0 ? null : (possessions * regulationMs) / (teamMs / 5);
}

/**
 * Returns points per 100 possessions: offensive rating with own points, defensive rating with the opponents' points.
 */
export function pointsPerHundred(points: number, possessions: number | null): number | null {
  return possessions !== null && possessions > 0 ? (100 * points) / possessions : null;
}
