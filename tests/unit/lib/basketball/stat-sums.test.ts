import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addSums, gamesWith, gamesWithAll, perGame, shotPercentage, sumGames } from '#lib/basketball/stat-sums.ts';
import { statLine } from '#tests/fixtures/stat-line.ts';

type Fields = Parameters<typeof statLine>[0];
const game = (fields: Fields, pir: number | null = null) => ({ ...statLine(fields), pir, efficiency: null });
const paper = game({
  points: 10,
  freeThrowsMade: 4,
  freeThrowsAttempted: null,
  assists: null,
  offensiveRebounds: null,
});
const full = game({ points: 20, freeThrowsMade: 3, freeThrowsAttempted: 6, assists: 4, offensiveRebounds: 1 }, 12);

const sumsOf = (...lines: ReturnType<typeof game>[]) => {
  const sums = sumGames(lines);
  if (!sums) throw new Error('There are no games.');
  return sums;
};

describe('sums over games', () => {
  const sums = sumsOf(paper, full, full);

  test('count, for each statistic, the games that recorded it', () => {
    expect(gamesWith(sums, 'points')).toBe(3);
    expect(gamesWith(sums, 'assists')).toBe(2);
    expect(gamesWith(sums, 'pir')).toBe(2);
    expect(gamesWith(sums, 'efficiency')).toBe(0);
    expect(sums.recorded.games).toEqual({ freeThrowsAttempted: 2, offensiveRebounds: 2, assists: 2, pir: 2 });
  });

  test('have averages over these games only, and none of what nobody recorded', () => {
    expect(perGame(sums, ['points'])).toBeCloseTo(50 / 3);
    expect(perGame(sums, ['assists'])).toBe(4);
    expect(perGame(sums, ['efficiency'])).toBeNull();
  });

  test('have a number of several statistics only where the same games recorded them', () => {
    expect(gamesWithAll(sums, ['offensiveRebounds', 'assists'])).toBe(2);
    expect(perGame(sums, ['offensiveRebounds', 'defensiveRebounds'])).toBeNull();
  });

  test('have percentages of the shots whose attempts are known', () => {
    expect(sums.totals.freeThrowsMade).toBe(10);
    expect(shotPercentage(sums, 'freeThrows')).toBe(0.5);
  });
});

test('adding up in parts gives the same as adding up all games at once', () => {
  const count = fc.option(fc.integer({ min: 0, max: 20 }), { nil: null });
  const lines = fc.array(
    fc.record({ assists: count, freeThrowsMade: fc.nat(9), freeThrowsAttempted: count, pir: count }),
    {
      minLength: 1,
      maxLength: 8,
    },
  );
  fc.assert(
    fc.property(lines, lines, (one, other) => {
      const toGames = (all: typeof one) => all.map(({ pir, ...fields }) => game(fields, pir));
      const [first, second] = [toGames(one), toGames(other)];
      expect(addSums([sumsOf(...first), sumsOf(...second)])).toEqual(sumsOf(...first, ...second));
    }),
  );
});
