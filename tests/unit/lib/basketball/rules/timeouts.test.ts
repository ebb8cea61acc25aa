import { describe, expect, it } from 'vitest';
import { nba } from '#lib/basketball/rules/nba.ts';
import { elapsedMs, halfOf, isOvertime } from '#lib/basketball/rules/periods.ts';
import { timeoutsLeft } from '#lib/basketball/rules/timeouts.ts';

describe('time-outs granted by game', () => {
  const uses = (...periods: number[]) => periods.map((period) => ({ period, clockMs: 300_000 }));

  it('are carried through the game, at most four of them in the last period', () => {
    expect(timeoutsLeft(nba, uses(1, 1), 3, 600_000)).toBe(5);
    expect(timeoutsLeft(nba, uses(1), 4, 600_000)).toBe(4);
    expect(timeoutsLeft(nba, uses(1, 2, 2, 3, 3), 4, 600_000)).toBe(2);
  });

  it('are at most two in the last three minutes and start anew in overtime', () => {
    expect(timeoutsLeft(nba, uses(1), 4, 180_000)).toBe(2);
    expect(timeoutsLeft(nba, uses(1, 2, 3), 5, 300_000)).toBe(2);
    expect(timeoutsLeft(nba, uses(5), 5, 200_000)).toBe(1);
  });
});

describe('periods', () => {
  it('know their half, overtimes and the time played before them', () => {
    expect([1, 2, 3, 4, 5].map((period) => halfOf(nba.periods, period))).toEqual([
      'first',
      'first',
      'second',
      'second',
      'overtime',
    ]);
    expect(isOvertime(nba.periods, 4)).toBe(false);
    expect(elapsedMs(nba.periods, 6, 60_000)).toBe((48 + 5 + 4) * 60_000);
  });
});
