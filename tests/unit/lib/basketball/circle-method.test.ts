import { describe, expect, it } from 'vitest';
import { circleMethod } from '#lib/basketball/circle-method.ts';

describe.each([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 24])('a pattern of %i teams', (teams) => {
  it.each([1, 2, 3, 4])('lets each pair meet %i times, half of them at each', (meetings) => {
    const games = circleMethod(teams, meetings);
    for (let one = 0; one < teams; one++)
      for (let other = one + 1; other < teams; other++) {
        const atOne = games.filter(({ home, away }) => home === one && away === other).length;
        const atOther = games.filter(({ home, away }) => home === other && away === one).length;
        expect(atOne + atOther).toBe(meetings);
        expect(Math.abs(atOne - atOther)).toBe(meetings % 2);
      }
  });

  it('lets nobody play twice in a round, balances home and away, and has one break a team at most in a leg', () => {
    const games = circleMethod(teams, 1);
    for (let team = 0; team < teams; team++) {
      const own = games.filter(({ home, away }) => home === team || away === team).sort((a, b) => a.round - b.round);
      expect(new Set(own.map(({ round }) => round)).size).toBe(own.length);
      const homes = own.map(({ home }) => home === team);
      expect(Math.abs(homes.filter(Boolean).length * 2 - homes.length)).toBeLessThanOrEqual(1);
      const breaks = homes.filter((home, index) => index > 0 && home === homes[index - 1]).length;
      expect(breaks).toBeLessThanOrEqual(1);
    }
  });
});
