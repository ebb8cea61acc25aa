import { describe, expect, test } from 'vitest';
import { emptyStatLine, type StatLine } from '#lib/basketball/stat-line.ts';
import type { PartlyRecorded } from '#lib/basketball/stat-sums.ts';
import { minLeaderGames, rankLeaders } from '#server/league/league/rank-leaders.ts';

const player = (
  name: string,
  games: number,
  totals: Partial<StatLine>,
  more: { teamGames?: number; pir?: number | null; recorded?: PartlyRecorded } = {},
) => ({
  name,
  games,
  teamGames: 10,
  pir: 0,
  efficiency: 0,
  recorded: { games: {}, made: {} },
  totals: { ...emptyStatLine(), ...totals },
  ...more,
});
const all = { minimum: 1, limit: 10 };
const summary = (ranked: ReturnType<typeof rankLeaders<ReturnType<typeof player>>>) =>
  ranked.map(({ rank, candidate, value }) => [rank, candidate.name, value]);

describe('leaders of a category', () => {
  test('are ranked per game, and equal values share a rank', () => {
    const ranked = rankLeaders(
      'points',
      [player('Few', 5, { points: 100 }), player('Many', 10, { points: 200 }), player('Less', 10, { points: 150 })],
      all,
    );
    expect(summary(ranked)).toEqual([
      [1, 'Many', 20],
      [1, 'Few', 20],
      [3, 'Less', 15],
    ]);
  });

  test('need the minimum of games', () => {
    const candidates = [player('Once', 1, { points: 50 }), player('Often', 10, { points: 100 })];
    expect(summary(rankLeaders('points', candidates, { minimum: 5, limit: 10 }))).toEqual([[1, 'Often', 10]]);
  });

  test('need, for a share, so many attempts for every game of the team', () => {
    const candidates = [
      player('Lucky', 10, { threePointersMade: 19, threePointersAttempted: 19 }),
      player('Shooter', 10, { threePointersMade: 8, threePointersAttempted: 20 }),
      player('Traded', 10, { threePointersMade: 19, threePointersAttempted: 19 }, { teamGames: 9 }),
    ];
    expect(summary(rankLeaders('threePointShare', candidates, all))).toEqual([
      [1, 'Traded', 1],
      [2, 'Shooter', 0.4],
    ]);
  });

  test('leave out whoever has no recorded number', () => {
    const candidates = [player('Unknown', 10, { playedMs: null }, { pir: null }), player('Known', 10, {}, { pir: 30 })];
    expect(summary(rankLeaders('pir', candidates, all))).toEqual([[1, 'Known', 3]]);
    expect(summary(rankLeaders('minutes', candidates, all))).toEqual([[1, 'Known', 0]]);
  });

  test('divide by the games that recorded the category, and none leads in what nobody recorded', () => {
    const half = { recorded: { games: { assists: 5 }, made: { freeThrowsMade: 12 } } };
    const candidates = [
      player('Half', 10, { assists: 30, freeThrowsMade: 40, freeThrowsAttempted: 20, blocks: null }, half),
      player('Whole', 10, { assists: 40, freeThrowsMade: 10, freeThrowsAttempted: 20, blocks: null }),
    ];
    expect(summary(rankLeaders('assists', candidates, all))).toEqual([
      [1, 'Half', 6],
      [2, 'Whole', 4],
    ]);
    expect(rankLeaders('assists', candidates, all).map(({ games }) => games)).toEqual([5, 10]);
    expect(summary(rankLeaders('freeThrowShare', candidates, all))).toEqual([
      [1, 'Half', 0.6],
      [2, 'Whole', 0.5],
    ]);
    expect(rankLeaders('blocks', candidates, all)).toEqual([]);
  });

  test('are at most the requested number', () => {
    const candidates = ['A', 'B', 'C'].map((name, index) => player(name, 1, { assists: index }));
    expect(rankLeaders('assists', candidates, { minimum: 1, limit: 2 })).toHaveLength(2);
  });
});

test('the minimum of games is half of what a team has played, rounded up, and one at least', () => {
  expect(minLeaderGames([])).toBe(1);
  expect(minLeaderGames([1, 0])).toBe(1);
  expect(minLeaderGames([26, 27])).toBe(14);
});
