/**
 * Coefficients of the win probability, in points: `homeCourt`, the advantage of the home team over a game; `strength`,
 * points per point of difference in `teamStrength`; `deviation`, the standard deviation over regulation; `endDeviation`,
 * what is open at the last moment, such as the ball in play.
 */
export type WinProbabilityCoefficients = {
  homeCourt: number;
  strength: number;
  deviation: number;
  endDeviation: number;
};

/** Fitted over three competitions, see docs/decisions/win-probability.md; a league's rules may have its own. */
export const fittedCoefficients: WinProbabilityCoefficients = {
  homeCourt: 4.6,
  strength: 1.4,
  deviation: 17,
  endDeviation: 0.85,
};
