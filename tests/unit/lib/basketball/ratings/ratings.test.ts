import { describe, expect, it } from 'vitest';
import { doubleDigits } from '#lib/basketball/ratings/double-digits.ts';
import { efficiency, gameScore, performanceIndexRating } from '#lib/basketball/ratings/index-rating.ts';
import { playerRates } from '#lib/basketball/ratings/player-rates.ts';
import { estimatedPossessions, pace, pointsPerHundred } from '#lib/basketball/ratings/possessions.ts';
import {
  assistsPerTurnover,
  effectiveFieldGoalPercentage,
  trueShootingPercentage,
} from '#lib/basketball/ratings/shooting.ts';
import { teamRatings } from '#lib/basketball/ratings/team-ratings.ts';
import { emptyStatLine, type StatLine } from '#lib/basketball/stat-line.ts';

const line = (values: Partial<StatLine>): StatLine => ({ ...emptyStatLine(), ...values });

/** 20 points on 5/9 twos, 2/5 threes, 4/5 free throws. */
const player = line({
  playedMs: 30 * 60_000,
  points: 20,
  twoPointersMade: 5,
  twoPointersAttempted: 9,
  threePointersMade: 2,
  threePointersAttempted: 5,
  freeThrowsMade: 4,
  freeThrowsAttempted: 5,
  offensiveRebounds: 3,
  defensiveRebounds: 7,
  assists: 4,
  turnovers: 2,
  steals: 1,
  blocks: 2,
  blocksReceived: 1,
  fouls: 3,
  foulsDrawn: 5,
});

const team = line({
  playedMs: 200 * 60_000,
  points: 80,
  twoPointersMade: 20,
  twoPointersAttempted: 40,
  threePointersMade: 8,
  threePointersAttempted: 20,
  freeThrowsMade: 16,
  freeThrowsAttempted: 20,
  offensiveRebounds: 10,
  defensiveRebounds: 25,
  assists: 18,
  turnovers: 12,
});

const opponent = line({ points: 76, twoPointersAttempted: 45, offensiveRebounds: 9, defensiveRebounds: 24 });

describe('index ratings', () => {
  it('sum up a line by FIBA’s efficiency and the EuroLeague’s PIR', () => {
    expect(efficiency(player)).toBe(20 + 10 + 4 + 1 + 2 - 7 - 1 - 2);
    expect(performanceIndexRating(player)).toBe((efficiency(player) ?? 0) + 5 - 1 - 3);
  });

  it('have no PIR where fouls drawn or blocked shots are not recorded', () => {
    expect(performanceIndexRating({ ...player, foulsDrawn: null })).toBeNull();
    expect(performanceIndexRating({ ...player, blocksReceived: null })).toBeNull();
  });

  it('give the Game Score', () => {
    expect(gameScore(player)).toBeCloseTo(20 + 2.8 - 9.8 - 0.4 + 2.1 + 2.1 + 1 + 2.8 + 1.4 - 1.2 - 2);
  });
});

describe('shooting', () => {
  it('weighs threes in eFG% and free throws in TS%', () => {
    expect(effectiveFieldGoalPercentage(player)).toBeCloseTo(8 / 14);
    expect(trueShootingPercentage(player)).toBeCloseTo(20 / (2 * 16.2));
  });

  it('is null, not zero, without an attempt', () => {
    expect(effectiveFieldGoalPercentage(line({}))).toBeNull();
    expect(trueShootingPercentage(line({}))).toBeNull();
    expect(assistsPerTurnover(line({ assists: 5 }))).toBeNull();
  });
});

describe('team ratings', () => {
  it('give possessions, pace and the four factors', () => {
    const possessions = estimatedPossessions(team);
    expect(possessions).toBeCloseTo(60 - 10 + 12 + 8.8);
    expect(pace(70.8, team.playedMs)).toBeCloseTo(70.8);
    expect(pace(80, 225 * 60_000)).toBeCloseTo((80 * 40) / 45);
    const ratings = teamRatings({ own: team, opponent, possessions: { own: 70, opponent: 72, counted: true } });
    expect(ratings.offensiveRating).toBeCloseTo((100 * 80) / 70);
    expect(ratings.defensiveRating).toBeCloseTo((100 * 76) / 72);
    expect(ratings.netRating).toBeCloseTo((100 * 80) / 70 - (100 * 76) / 72);
    expect(ratings.pace).toBeCloseTo(71);
    expect(ratings.turnoverShare).toBeCloseTo(12 / 80.8);
    expect(ratings.offensiveReboundShare).toBeCloseTo(10 / 34);
    expect(ratings.freeThrowRate).toBeCloseTo(16 / 60);
    expect(ratings.effectiveFieldGoalShare).toBeCloseTo(32 / 60);
    expect(ratings.possessionsCounted).toBe(true);
  });

  it('are null for a game that has not begun', () => {
    const ratings = teamRatings({
      own: line({}),
      opponent: line({}),
      possessions: { own: 0, opponent: 0, counted: true },
    });
    const { possessionsCounted, ...numbers } = ratings;
    expect(Object.values(numbers).every((value) => value === null)).toBe(true);
    expect(possessionsCounted).toBe(true);
    expect(pointsPerHundred(10, 0)).toBeNull();
  });
});

describe('player rates', () => {
  it('relate a player to the time he was on court', () => {
    const rates = playerRates({ player, team, opponent, opponentPossessions: 72 });
    expect(rates.usage).toBeCloseTo(((14 + 2.2 + 2) * 40) / (30 * 80.8));
    expect(rates.assistShare).toBeCloseTo(4 / (0.75 * 28 - 7));
    expect(rates.reboundShare).toBeCloseTo((10 * 40) / (30 * 68));
    expect(rates.stealShare).toBeCloseTo((1 * 40) / (30 * 72));
    expect(rates.blockShare).toBeCloseTo((2 * 40) / (30 * 45));
  });

  it('are null for somebody who did not play', () => {
    const rates = playerRates({ player: line({}), team, opponent, opponentPossessions: 72 });
    expect(Object.values(rates).every((rate) => rate === null)).toBe(true);
  });
});

describe('double-doubles', () => {
  it('are ten or more in two of five categories', () => {
    expect(doubleDigits(player)).toBe(2);
    expect(doubleDigits(line({ points: 40, assists: 9 }))).toBe(1);
  });
});
