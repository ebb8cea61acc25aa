import { describe, expect, it } from 'vitest';
import { createRandom } from '#server/demo/simulate/random.ts';

describe('the seeded random numbers', () => {
  it('are the same for the same seed and others for another', () => {
    const draw = (seed: string) => Array.from({ length: 20 }, createRandom(seed).next);
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('come from a stream that leaves the others where they are', () => {
    const one = createRandom('seed');
    const other = createRandom('seed');
    one.stream('names').next();
    expect(one.next()).toBe(other.next());
  });

  it('have the mean and spread asked for', () => {
    const random = createRandom('spread');
    const values = Array.from({ length: 20_000 }, () => random.normal(10, 2));
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    expect(mean).toBeCloseTo(10, 1);
    expect(Math.sqrt(variance)).toBeCloseTo(2, 1);
  });

  it('choose by weight', () => {
    const random = createRandom('weights');
    const drawn = Array.from({ length: 4000 }, () => random.weighted(['a', 'b'], (item) => (item === 'a' ? 3 : 1)));
    expect(drawn.filter((item) => item === 'a').length / 4000).toBeCloseTo(0.75, 1);
  });

  it('shuffle without losing anything', () => {
    const items = Array.from({ length: 30 }, (_, index) => index);
    expect(
      createRandom('cards')
        .shuffle(items)
        .sort((a, b) => a - b),
    ).toEqual(items);
  });
});
