import { type PlayedMargin, teamStrength } from '#lib/basketball/ratings/team-strength.ts';
import type { WinProbabilityCoefficients } from './coefficients.ts';

/** What is expected before a game: the home team's margin at the end and its standard deviations, in points. */
export type Forecast = { margin: number; deviation: number; endDeviation: number };

/** Returns the forecast of a game from earlier games of both teams, latest first. */
export function forecastGame(
  { home, away, isNeutral }: { home: readonly PlayedMargin[]; away: readonly PlayedMargin[]; isNeutral: boolean },
  { homeCourt, strength, deviation, endDeviation }: WinProbabilityCoefficients,
): Forecast {
  const difference = teamStrength(home, homeCourt) - teamStrength(away, homeCourt);
  const margin = (isNeutral ? 0 : homeCourt) + strength * difference;
  return { margin: Math.round(margin * 100) / 100, deviation, endDeviation };
}
