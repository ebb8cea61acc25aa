import type { PriceRules } from './rules.ts';
import { unitsPerHundredth } from './units.ts';

export type PriceWorking = {
  from: number;
  points: number | null;
  expected: number;
  smoothing: number;
  change: number;
  cappedChange: number;
  to: number;
};

/** Units of a point that a player of this price is expected to make. Prices are tenths of a credit. */
const expectedOf = (price: number, { pointsPerCredit }: PriceRules) =>
  (price * pointsPerCredit * unitsPerHundredth) / 10;

/** Rounds half away from zero, so that rise and fall are alike. */
const round = (value: number) => Math.sign(value) * Math.round(Math.abs(value));

/**
 * Returns the next price with its working: (points − expected) ÷ smoothing in credits, rounded to a tenth, at most `maxChange`, within
 * minimum and maximum. Without points (the team had no decided game) nothing changes. The shape is the community's fit of the
 * EuroLeague's game, `Δ = (score − 1.1 × price) ÷ 25`.
 */
export function changePrice(from: number, points: number | null, rules: PriceRules): PriceWorking {
  const { smoothing, maxChange, minimum, maximum } = rules;
  const expected = expectedOf(from, rules);
  const change = points === null ? 0 : round((points - expected) / (smoothing * unitsPerHundredth * 10));
  const capped = Math.max(-maxChange, Math.min(maxChange, change));
  const to = Math.max(minimum, Math.min(maximum, from + capped));
  return { from, points, expected, smoothing, change, cappedChange: to - from, to };
}

/** Returns the first price: what makes the average of the last season the points that are expected, else `start`. */
export function startPrice(season: { points: number; games: number } | null, rules: PriceRules): number {
  const { minimum, maximum, start, pointsPerCredit } = rules;
  if (!season || season.games === 0) return start;
  const tenths = round((season.points * 10) / (season.games * pointsPerCredit * unitsPerHundredth));
  return Math.max(minimum, Math.min(maximum, tenths));
}
