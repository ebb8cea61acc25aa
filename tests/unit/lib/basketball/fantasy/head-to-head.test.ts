import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideDuel, drawDuels, drawSemiFinals, ghostPoints } from '#lib/basketball/fantasy/head-to-head.ts';
import { rankByPoints } from '#lib/basketball/fantasy/rank.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('in as many rounds as there are others everybody meets everybody once, and nobody twice in a round', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 18 }), (count) => {
      const squads = numbers(count);
      const rounds = numbers(count % 2 === 0 ? count - 1 : count);
      const duels = drawDuels(squads, rounds);
      const pairs = duels.map(({ home, away }) => [home, away ?? 0].toSorted((a, b) => a - b).join('–'));
      expect(new Set(pairs).size).toBe(pairs.length);
      expect(pairs).toHaveLength((count * (count - 1)) / 2 + (count % 2 === 0 ? 0 : count));
      for (const round of rounds) {
        const playing = duels.filter((duel) => duel.round === round).flatMap(({ home, away }) => [home, away ?? 0]);
        expect(new Set(playing).size).toBe(playing.length);
      }
    }),
  );
});

test('level points go to the rank in the table, then the starting five, then the earlier registration', () => {
  const score = (more = {}) => ({ points: 10, overallRank: 3, starters: 7, number: 5, ...more });
  expect(decideDuel(score({ points: 11 }), score())).toEqual({ winner: 'home', by: 'points' });
  expect(decideDuel(score({ overallRank: 4 }), score())).toEqual({ winner: 'away', by: 'overall' });
  expect(decideDuel(score({ starters: 8 }), score())).toEqual({ winner: 'home', by: 'starters' });
  expect(decideDuel(score({ number: 6 }), score())).toEqual({ winner: 'away', by: 'registration' });
});

test('first meets fourth, second third; fewer than four have no semi-finals', () => {
  expect(drawSemiFinals([7, 8, 9, 6], 30).map(({ home, away }) => [home, away])).toEqual([
    [7, 6],
    [8, 9],
  ]);
  expect(drawSemiFinals([7, 8, 9], 30)).toEqual([]);
});

test('the ghost scores the average, down to a whole unit', () => {
  expect([ghostPoints([1, 2]), ghostPoints([]), ghostPoints([-1, -2])]).toEqual([1, 0, -2]);
});

test('level squads share a rank', () => {
  const rows = [3, 9, 9, 1].map((points, index) => ({ points, number: index + 1 }));
  expect(rankByPoints(rows).map(({ number, rank }) => [number, rank])).toEqual([
    [2, 1],
    [3, 1],
    [1, 3],
    [4, 4],
  ]);
});
