import { seededRandom } from '#lib/fixtures/random.ts';

export interface Random {
  /** A number from 0 to 1, without 1. */
  next(): number;
  /** A whole number below the limit. */
  below(limit: number): number;
  oneOf<Value>(values: readonly Value[]): Value;
  /** True with this probability. */
  chance(share: number): boolean;
}

/** Random numbers that are the same for the same seed (mulberry32). */
export function createRandom(seed: number): Random {
  const next = seededRandom(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    oneOf(values) {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('There is nothing to choose from.');
      return value;
    },
    chance: (share) => next() < share,
  };
}
