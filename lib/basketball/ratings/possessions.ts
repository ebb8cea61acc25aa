import type { Side } from '#lib/basketball/events.ts';
import type { StatLine } from '#lib/basketball/stat-line.ts';
import { fieldGoalsAttempted } from '#lib/basketball/stat-totals.ts';

/** Possessions of both teams, `counted` from the log or estimated by formula. */
export type Possessions = Record<Side, number> & { counted: boolean };

/** Estimates the possessions of a team: FGA − OREB + TO + 0.44 · FTA. */
export function estimatedPossessions(line: StatLine): number {
  return fieldGoalsAttempted(line) - line.offensiveRebounds + line.turnovers + 0.44 * line.freeThrowsAttempted;
}

/** Estimates the possessions of both teams as the mean of their estimates, since possession alternates. */
export function estimateGamePossessions(home: StatLine, away: StatLine): Possessions {
  const mean = (estimatedPossessions(home) + estimatedPossessions(away)) / 2;
  return { home: mean, away: mean, counted: false };
}

/**
 * Returns possessions per regulation game (`regulationMs`, 40 minutes under FIBA rules). `teamMs` is the sum of the
 * playing time of all players, five times the game time; null without it.
 */
export function pace(possessions: number, teamMs: number | null, regulationMs = 2_400_000): number | null {
  return teamMs === null || teamMs <= 0 ? null : (possessions * regulationMs) / (teamMs / 5);
}

/**
 * Returns points per 100 possessions: offensive rating with own points, defensive rating with the opponents' points.
 */
export function pointsPerHundred(points: number, possessions: number): number | null {
  return possessions > 0 ? (100 * points) / possessions : null;
}
