import fc from 'fast-check';
import { expect, test } from 'vitest';
import { presets } from '#lib/basketball/fantasy/presets.ts';
import { changePrice, startPrice } from '#lib/basketball/fantasy/price-change.ts';

const rules = presets.euroleague.prices;

test('the working is (points − 1.1 × price) ÷ 25, to a tenth', () => {
  expect(changePrice(100, 2_600_000, rules)).toEqual({
    from: 100,
    points: 2_600_000,
    expected: 1_100_000,
    smoothing: 25,
    change: 6,
    cappedChange: 6,
    to: 106,
  });
  expect(changePrice(100, 1_225_000, rules).change).toBe(1);
  expect(changePrice(100, 975_000, rules).change).toBe(-1);
});

test('a price without a game stays', () => {
  expect(changePrice(87, null, rules)).toMatchObject({ change: 0, to: 87 });
});

test('a price never leaves its caps, whatever the points', () => {
  const price = fc.integer({ min: rules.minimum, max: rules.maximum });
  fc.assert(
    fc.property(price, fc.integer({ min: -10_000_000, max: 20_000_000 }), (from, points) => {
      const { to, cappedChange } = changePrice(from, points, rules);
      expect(Math.abs(cappedChange)).toBeLessThanOrEqual(rules.maxChange);
      expect(to).toBeGreaterThanOrEqual(rules.minimum);
      expect(to).toBeLessThanOrEqual(rules.maximum);
      expect(to - from).toBe(cappedChange);
    }),
  );
});

test('the first price expects the average of the last season', () => {
  expect(startPrice({ points: 34 * 1_210_000, games: 34 }, rules)).toBe(110);
  expect(startPrice({ points: -500_000, games: 1 }, rules)).toBe(rules.minimum);
  expect([startPrice(null, rules), startPrice({ points: 0, games: 0 }, rules)]).toEqual([rules.start, rules.start]);
});
