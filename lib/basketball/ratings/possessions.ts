import type { Side } from '#lib/basketball/events.ts';
import type { StatLine } from '#lib/basketball/stat-line.ts';
import { fieldGoalsAttempted } from '#lib/basketball/stat-totals.ts';

/** Possessions of both teams; `counted` from the log, otherwise estimated by formula. */
export type Possessions = Record<Side, number> & { counted: boolean };

/** Possessions of a team by the formula FGA − OREB + TO + 0.44 · FTA. */
export function estimatedPossessions(line: StatLine): number {
  return fieldGoalsAttempted(line) - line.offensiveRebounds + line.turnovers + 0.44 * line.freeThrowsAttempted;
}

/** The same for both teams: the mean of the two estimates, since teams take turns with the ball. */
export function estimateGamePossessions(home: StatLine, away: StatLine): Possessions {
  const mean = (estimatedPossessions(home) + estimatedPossessions(away)) / 2;
  return { home: mean, away: mean, counted: false };
}

/**
 * Possessions per regulation game (`regulationMs`, 40 minutes under FIBA rules). `teamMs` is the time on court of all players
 * of the team together, five times the playing time.
 */
export function pace(possessions: number, teamMs: number | null, regulationMs = 2_400_000): number | null {
  return teamMs === null || teamMs <= 0 ? null : (possessions * regulationMs) / (teamMs / 5);
}

/** Points per 100 possessions: offensive rating with the own points, defensive rating with the opponents'. */
export function pointsPerHundred(points: number, possessions: number): number | null {
  return possessions > 0 ? (100 * points) / possessions : null;
}
