import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculatePoints, type FantasyGame } from '#lib/basketball/fantasy/calculate-points.ts';
import { presets } from '#lib/basketball/fantasy/presets.ts';
import { pointsText } from '#lib/basketball/fantasy/units.ts';
import { performanceIndexRating } from '#lib/basketball/ratings/index-rating.ts';
import { emptyStatLine, type StatLine } from '#lib/basketball/stat-line.ts';

const { euroleague, dunkest, scoresheet } = presets;

const player = (line: Partial<StatLine>, more = {}) => ({
  personId: 'p',
  side: 'home' as const,
  starter: true,
  played: true,
  line: { ...emptyStatLine(), ...line },
  ...more,
});
const game = (line: Partial<StatLine>, more: Partial<FantasyGame> = {}): FantasyGame => ({
  state: 'final',
  winner: 'away',
  players: [player(line)],
  ...more,
});
const sumOf = (lines: { person: string | null; points: number }[]) =>
  lines.filter(({ person }) => person === 'p').reduce((sum, { points }) => sum + points, 0);

const fullLine = fc.record({
  points: fc.nat(60),
  twoPointersMade: fc.nat(20),
  threePointersMade: fc.nat(10),
  freeThrowsMade: fc.nat(10),
  offensiveRebounds: fc.nat(15),
  defensiveRebounds: fc.nat(20),
  assists: fc.nat(20),
  steals: fc.nat(10),
  blocks: fc.nat(10),
  turnovers: fc.nat(10),
  blocksReceived: fc.nat(5),
  fouls: fc.nat(5),
  foulsDrawn: fc.nat(15),
  missed: fc.nat(12),
});

describe('euroleague', () => {
  test('the points of a loser are the index rating, for every line', () => {
    fc.assert(
      fc.property(fullLine, ({ missed, ...line }) => {
        const shots = {
          twoPointersAttempted: line.twoPointersMade + missed,
          threePointersAttempted: line.threePointersMade + missed,
          freeThrowsAttempted: line.freeThrowsMade + missed,
        };
        const whole = { ...emptyStatLine(), ...line, ...shots };
        expect(sumOf(calculatePoints(game(whole), euroleague.scoring))).toBe(
          (performanceIndexRating(whole) ?? 0) * 100_000,
        );
      }),
    );
  });

  test('a win adds a tenth, but nothing to zero or less', () => {
    const won = { winner: 'home' as const };
    expect(sumOf(calculatePoints(game({ points: 17 }, won), euroleague.scoring))).toBe(1_870_000);
    expect(sumOf(calculatePoints(game({ turnovers: 3 }, won), euroleague.scoring))).toBe(-300_000);
    expect(
      calculatePoints(game({ points: 2, turnovers: 2 }, won), euroleague.scoring).map(({ item }) => item),
    ).not.toContain('win');
  });

  test('the coach scores from the result alone', () => {
    const lines = calculatePoints(game({}, { winner: 'home' }), euroleague.scoring);
    expect(lines).toEqual([{ side: 'home', person: null, item: 'coachWin', count: 1, points: 1_000_000 }]);
  });
});

describe('dunkest', () => {
  test('12.25 × 1.05 is exact to the last unit', () => {
    const lines = calculatePoints(game({ points: 10, offensiveRebounds: 1 }, { winner: 'home' }), dunkest.scoring);
    expect(pointsText(sumOf(lines))).toBe('12.8625');
    expect(sumOf(lines) * 15).toBe(19_293_750);
  });

  test('the best double and the highest step of threes count once', () => {
    const triple = { points: 10, assists: 10, defensiveRebounds: 10, threePointersMade: 4, threePointersAttempted: 4 };
    const items = calculatePoints(game(triple, { winner: null }), dunkest.scoring).map(({ item, points }) => [
      item,
      points / 100_000,
    ]);
    expect(Object.fromEntries(items)).toEqual({
      points: 10,
      assists: 15,
      defensiveRebounds: 10,
      starter: 1,
      threes: 4,
      tripleDouble: 10,
    });
  });
});

test('who did not play gets no line, and what was not recorded gives none', () => {
  const absent = { ...game({}), players: [player({ points: 3 }, { played: false })] };
  expect(calculatePoints(absent, euroleague.scoring)).toHaveLength(1);
  const sheet = { points: 12, threePointersMade: 2, fouls: 3, assists: null, steals: null };
  expect(sumOf(calculatePoints(game(sheet), scoresheet.scoring))).toBe(1_100_000);
});

test('forfeited, annulled and cancelled games are worth nothing; a default keeps what was recorded, if the rules say so', () => {
  for (const state of ['forfeited', 'annulled', 'cancelled', 'scheduled', 'postponed'])
    expect(calculatePoints(game({ points: 9 }, { state, winner: 'home' }), euroleague.scoring)).toEqual([]);
  const defaulted = game({ points: 9 }, { state: 'defaulted', winner: 'home' });
  expect(sumOf(calculatePoints(defaulted, euroleague.scoring))).toBe(990_000);
  expect(calculatePoints(defaulted, { ...euroleague.scoring, defaultsCount: false })).toEqual([]);
});

test('a running game has the points so far and no bonus for a result', () => {
  const lines = calculatePoints(game({ points: 9 }, { state: 'live', winner: 'home' }), euroleague.scoring);
  expect(lines).toEqual([{ side: 'home', person: 'p', item: 'points', count: 9, points: 900_000 }]);
});
