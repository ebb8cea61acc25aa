import { expect, test } from 'vitest';
import type { StandingsGame } from '#lib/basketball/standings/game.ts';
import { fiba } from '#lib/basketball/standings/profiles/fiba.ts';
import { rankTeams } from '#lib/basketball/standings/rank-teams.ts';

const game: StandingsGame = { id: '1', home: 'A', away: 'B', state: 'final', score: null };
const teams = [{ id: 'A' }, { id: 'B' }];

function numbers(change: Partial<StandingsGame>) {
  const rows = rankTeams({ profile: fiba, teams, games: [{ ...game, ...change }] });
  return Object.fromEntries(
    rows.map((row) => [row.team, [row.won, row.lost, row.classificationPoints, row.pointsFor, row.pointsAgainst]]),
  );
}

test('a forfeit gives 20–0 and no classification point, whatever was played (Art. 20)', () => {
  expect(numbers({ state: 'forfeited', guilty: 'home', score: { home: 60, away: 50 } })).toEqual({
    B: [1, 0, 2, 20, 0],
    A: [0, 1, 0, 0, 20],
  });
});

test('the guilty side of a forfeit is read from the awarded score where it is not named', () => {
  expect(numbers({ state: 'forfeited', score: { home: 20, away: 0 } })).toEqual({
    A: [1, 0, 2, 20, 0],
    B: [0, 1, 0, 0, 20],
  });
});

test('a double forfeit is lost by both without a point', () => {
  expect(numbers({ state: 'forfeited', guilty: 'both' })).toEqual({ A: [0, 1, 0, 0, 0], B: [0, 1, 0, 0, 0] });
});

test('a default keeps the score where the opponents lead and gives the guilty side one point (Art. 21)', () => {
  expect(numbers({ state: 'defaulted', guilty: 'away', score: { home: 71, away: 64 } })).toEqual({
    A: [1, 0, 2, 71, 64],
    B: [0, 1, 1, 64, 71],
  });
});

test('a default is 2–0 where the opponents do not lead', () => {
  const level = { home: 64, away: 64 };
  expect(numbers({ state: 'defaulted', guilty: 'away', score: level })).toEqual({
    A: [1, 0, 2, 2, 0],
    B: [0, 1, 1, 0, 2],
  });
});

test('a score given by decision stands in place of 20–0', () => {
  const awardedScore = { home: 30, away: 0 };
  expect(numbers({ state: 'forfeited', guilty: 'away', awardedScore })).toEqual({
    A: [1, 0, 2, 30, 0],
    B: [0, 1, 0, 0, 30],
  });
});

test.each(['scheduled', 'live', 'annulled', 'postponed', 'suspended', 'cancelled'] as const)(
  'a game that is %s counts nowhere',
  (state) => {
    expect(numbers({ state, score: { home: 70, away: 60 } })).toEqual({ A: [0, 0, 0, 0, 0], B: [0, 0, 0, 0, 0] });
  },
);

test('a level score is refused with the game and the cure', () => {
  expect(() => numbers({ score: { home: 70, away: 70 } })).toThrow(
    /Game 1: a final score of 70–70 has no winner; correct/,
  );
});
