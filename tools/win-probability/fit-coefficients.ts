import type { WinProbabilityCoefficients } from '#lib/basketball/win-probability/coefficients.ts';
import { brierScore } from './measures.ts';
import { predict, type Sample } from './samples.ts';

const start: WinProbabilityCoefficients = { homeCourt: 4, strength: 1, deviation: 16, endDeviation: 1 };
const least = { homeCourt: -20, strength: 0, deviation: 1, endDeviation: 0.1 };
const keys = ['homeCourt', 'strength', 'deviation', 'endDeviation'] as const;
const rounds = 12;
/** Neighbouring moments say nearly the same; every ninth is enough to fit on. */
const step = 9;

/**
 * Returns the coefficients with the least Brier score, by a search along one coefficient after another with shrinking
 * steps; without strength where `fixed` says so.
 */
export function fitCoefficients(samples: readonly Sample[], fixed: { strength?: 0 } = {}): WinProbabilityCoefficients {
  const widths = { homeCourt: 1.5, strength: 0.4, deviation: 2, endDeviation: 0.4 };
  let best = { ...start, ...fixed };
  let score = brierScore(predict(samples, best, step));
  for (let round = 0; round < rounds; round += 1) {
    for (const key of keys.filter((name) => !(name in fixed))) {
      for (const sign of [1, -1]) {
        const next = { ...best, [key]: Math.max(least[key], best[key] + sign * widths[key]) };
        const nextScore = brierScore(predict(samples, next, step));
        if (nextScore < score) [best, score] = [next, nextScore];
      }
    }
    for (const key of keys) widths[key] *= 0.75;
  }
  return best;
}
