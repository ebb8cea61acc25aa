import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { teamStrength } from '#lib/basketball/ratings/team-strength.ts';
import { fittedCoefficients } from '#lib/basketball/win-probability/coefficients.ts';
import { type Forecast, forecastGame } from '#lib/basketball/win-probability/forecast.ts';
import { normalDistribution } from '#lib/basketball/win-probability/normal-distribution.ts';
import { probabilityCurve } from '#lib/basketball/win-probability/probability-curve.ts';
import { timeLeft } from '#lib/basketball/win-probability/time-left.ts';
import { winProbability } from '#lib/basketball/win-probability/win-probability.ts';

const duration = { regulationMs: 2_400_000, overtimeMs: 300_000 };
const forecast: Forecast = { margin: 4, deviation: 17, endDeviation: 1 };
const leads = fc.integer({ min: -60, max: 60 });
const shares = fc.double({ min: 0, max: 1, noNaN: true });
const margins = fc.double({ min: -30, max: 30, noNaN: true });

describe('normal distribution', () => {
  test('agrees with the tables', () => {
    expect(normalDistribution(0)).toBeCloseTo(0.5, 6);
    expect(normalDistribution(1)).toBeCloseTo(0.8413447, 6);
    expect(normalDistribution(-1.96)).toBeCloseTo(0.0249979, 6);
  });
});

describe('win probability', () => {
  test('never falls as the lead grows, and is a probability', () => {
    fc.assert(
      fc.property(leads, shares, margins, (lead, left, margin) => {
        const less = winProbability(lead, left, { ...forecast, margin });
        const more = winProbability(lead + 1, left, { ...forecast, margin });
        expect(more).toBeGreaterThanOrEqual(less);
        expect(less).toBeGreaterThanOrEqual(0);
        expect(more).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('of both sides is one', () => {
    fc.assert(
      fc.property(leads, shares, margins, (lead, left, margin) => {
        const home = winProbability(lead, left, { ...forecast, margin });
        const away = winProbability(-lead, left, { ...forecast, margin: -margin });
        expect(home + away).toBeCloseTo(1, 6);
      }),
    );
  });

  test('of the same lead is worth more with less time left', () => {
    expect(winProbability(8, 0.05, forecast)).toBeGreaterThan(winProbability(8, 0.8, forecast));
  });
});

describe('forecast', () => {
  const won = [{ margin: 12, at: 'home' }] as const;
  const lost = [{ margin: -9, at: 'away' }] as const;

  test('of two sides at a neutral venue turns its sign with them', () => {
    const one = forecastGame({ home: won, away: lost, isNeutral: true }, fittedCoefficients);
    const other = forecastGame({ home: lost, away: won, isNeutral: true }, fittedCoefficients);
    expect(one.margin).toBeCloseTo(-other.margin, 6);
    expect(one.margin).toBeGreaterThan(0);
  });

  test('without earlier games is the home court alone', () => {
    const nobody = { home: [], away: [] };
    expect(forecastGame({ ...nobody, isNeutral: false }, fittedCoefficients).margin).toBe(fittedCoefficients.homeCourt);
    expect(forecastGame({ ...nobody, isNeutral: true }, fittedCoefficients).margin).toBe(0);
  });

  test('takes the last games of a team only, each without its home court', () => {
    const level = Array.from({ length: 15 }, () => ({ margin: 0, at: 'neutral' }) as const);
    expect(teamStrength([...level, { margin: 40, at: 'home' }], 5)).toBe(0);
    expect(teamStrength([{ margin: 11, at: 'home' }], 5)).toBe(1);
    expect(teamStrength([{ margin: 1, at: 'away' }], 5)).toBe(1);
  });
});

describe('time left', () => {
  test('is a share of regulation, in overtimes too', () => {
    expect(timeLeft(0, true, duration)).toBe(1);
    expect(timeLeft(1_200_000, false, duration)).toBe(0.5);
    expect(timeLeft(2_550_000, false, duration)).toBe(0.0625);
  });

  test('a level score at the end of a period begins an overtime, any other ends the game', () => {
    expect(timeLeft(2_400_000, true, duration)).toBe(0.125);
    expect(timeLeft(2_400_000, false, duration)).toBe(0);
    expect(timeLeft(2_700_000, true, duration)).toBe(0.125);
    expect(timeLeft(2_700_000, false, duration)).toBe(0);
  });
});

describe('probability through a game', () => {
  const scores = [
    { elapsedMs: 20_000, home: 2, away: 0 },
    { elapsedMs: 2_390_000, home: 2, away: 2 },
    { elapsedMs: 2_690_000, home: 2, away: 4 },
  ];

  test('begins with the forecast, is open while play goes on, and ends with the winner', () => {
    const live = probabilityCurve(
      { ...duration, scores: scores.slice(0, 1), untilMs: 100_000, isOver: false },
      forecast,
    );
    expect(live[0]).toEqual({ elapsedMs: 0, home: winProbability(0, 1, forecast) });
    expect(live.at(-1)).toEqual({ elapsedMs: 100_000, home: winProbability(2, 1 - 100 / 2400, forecast) });
    const over = probabilityCurve({ ...duration, scores, untilMs: 2_700_000, isOver: true }, forecast);
    expect(over.at(-1)).toEqual({ elapsedMs: 2_700_000, home: 0 });
  });

  test('is near a half where an overtime begins', () => {
    const curve = probabilityCurve(
      { ...duration, scores: scores.slice(0, 2), untilMs: 2_400_000, isOver: false },
      forecast,
    );
    expect(curve.at(-1)?.home).toBeCloseTo(winProbability(0, 0.125, forecast), 6);
  });

  test('is in order of time, whatever order the log has', () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 2_400_000 }), fc.integer({ min: 0, max: 3 })));
    fc.assert(
      fc.property(steps, (entries) => {
        const unordered = entries.map(([elapsedMs, home]) => ({ elapsedMs, home, away: 1 }));
        const curve = probabilityCurve({ ...duration, scores: unordered, untilMs: 2_400_000, isOver: true }, forecast);
        expect(curve.map(({ elapsedMs }) => elapsedMs)).toEqual(
          curve.map(({ elapsedMs }) => elapsedMs).toSorted((a, b) => a - b),
        );
      }),
    );
  });
});
