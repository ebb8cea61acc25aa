import { expect, test } from 'vitest';
import type { WinProbabilityCoefficients } from '#lib/basketball/win-probability/coefficients.ts';
import { fitCoefficients } from '#tools/win-probability/fit-coefficients.ts';
import { brierScore, calibrationError, reliability } from '#tools/win-probability/measures.ts';
import { moments, predict, type Sample, samplesOf } from '#tools/win-probability/samples.ts';

const game = (date: string, home: string, away: string, margin: number) => ({
  date,
  home,
  away,
  margin,
  isNeutral: false,
  scores: [{ elapsedMs: 20_000, home: Math.max(margin, 0), away: Math.max(-margin, 0) }],
});

test('a sample has the leads every ten seconds and the results of earlier days only', () => {
  const samples = samplesOf('league', [
    game('2024-01-01', 'A', 'B', 7),
    game('2024-01-02', 'B', 'A', -3),
    game('2024-01-02', 'A', 'C', 20),
  ]);
  const [first, second] = samples;
  expect(first?.leads.slice(0, 4)).toEqual([0, 0, 7, 7]);
  expect(first?.home).toEqual([]);
  expect(second).toMatchObject({ home: [{ margin: -7, at: 'away' }], away: [{ margin: 7, at: 'home' }], isWon: false });
});

test('measures of a coin that is known, and of a certainty that fails', () => {
  const [sample] = samplesOf('league', [game('2024-01-01', 'A', 'B', 7)]);
  if (!sample) throw new Error('There is no sample.');
  const coin = [true, false].map((isWon) => ({ probability: 0.5, isWon, sample }));
  expect(brierScore(coin)).toBe(0.25);
  expect(calibrationError(reliability(coin))).toBe(0);
  expect(calibrationError(reliability([{ probability: 1, isWon: false, sample }]))).toBe(1);
});

test('the fit is never worse than other coefficients on what it has seen', () => {
  const samples: Sample[] = Array.from({ length: 20 }, (_, index) => ({
    competition: 'league',
    leads: Array.from({ length: moments }, (__, moment) => Math.round(((index - 8) * moment) / moments)),
    isWon: index % 5 > 0 && index > 6,
    home: [],
    away: [],
    isNeutral: false,
  }));
  const fitted = fitCoefficients(samples);
  const scoreOf = (coefficients: WinProbabilityCoefficients) => brierScore(predict(samples, coefficients, 9));
  expect(scoreOf(fitted)).toBeLessThan(scoreOf({ homeCourt: 4, strength: 1, deviation: 16, endDeviation: 1 }));
  expect(fitCoefficients(samples, { strength: 0 }).strength).toBe(0);
});
