import type { Prediction } from './samples.ts';

/** Returns the Brier score: the mean square of the distance between what was said and what came. */
export function brierScore(predictions: readonly Prediction[]): number {
  const sum = predictions.reduce((total, { probability, isWon }) => total + (probability - Number(isWon)) ** 2, 0);
  return sum / predictions.length;
}

export type Bin = { count: number; said: number; came: number };

/** Returns ten bins by probability, with the mean of what was said and the share of what came. */
export function reliability(predictions: readonly Prediction[]): Bin[] {
  return Array.from({ length: 10 }, (_, bin) => {
    const own = predictions.filter(({ probability }) => Math.min(9, Math.floor(probability * 10)) === bin);
    const meanOf = (value: (prediction: Prediction) => number) =>
      own.reduce((sum, prediction) => sum + value(prediction), 0) / own.length;
    return {
      count: own.length,
      said: meanOf(({ probability }) => probability),
      came: meanOf(({ isWon }) => Number(isWon)),
    };
  });
}

/** Returns the calibration error: the mean distance of the bins, each weighing what it counts. */
export function calibrationError(bins: readonly Bin[]): number {
  const filled = bins.filter(({ count }) => count > 0);
  const count = filled.reduce((sum, bin) => sum + bin.count, 0);
  return filled.reduce((sum, { said, came, count: own }) => sum + own * Math.abs(said - came), 0) / count;
}
