import type { Forecast } from './forecast.ts';
import { normalDistribution } from './normal-distribution.ts';

/**
 * Returns the probability (0–1) that the home team wins, from its lead and the time left as a share of regulation: in an
 * overtime, what is left of it.
 */
export function winProbability(lead: number, timeLeft: number, { margin, deviation, endDeviation }: Forecast): number {
  const spread = Math.sqrt(deviation ** 2 * timeLeft + endDeviation ** 2);
  return normalDistribution((lead + margin * timeLeft) / spread);
}

/** Returns the probability once a game is over: 1, 0, or a half of a drawn one. */
export function decidedProbability(lead: number): number {
  return lead === 0 ? 0.5 : lead > 0 ? 1 : 0;
}
