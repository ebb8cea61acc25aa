import { expect, test } from 'vitest';
import { type PlannedSide, planPlayoff } from '#lib/basketball/series/plan-playoff.ts';

const textOf = (side: PlannedSide) =>
  'seed' in side ? String(side.seed) : 'winnerOf' in side ? `W${side.winnerOf}` : `L${side.loserOf}`;
const pairs = (teams: number, hasThirdPlace = false) =>
  planPlayoff(teams, hasThirdPlace).map(
    ({ round, series }) => `${round}: ${series.map(({ home, away }) => `${textOf(home)}–${textOf(away)}`).join(' ')}`,
  );

test('eight teams: the first meets the last, and the first two can meet only in the final', () => {
  expect(pairs(8)).toEqual(['quarterfinals: 1–8 4–5 2–7 3–6', 'semifinals: W1-1–W1-2 W1-3–W1-4', 'final: W2-1–W2-2']);
});

test('a seed with a bye enters the second round', () => {
  expect(pairs(6)).toEqual(['quarterfinals: 4–5 3–6', 'semifinals: 1–W1-2 2–W1-4', 'final: W2-1–W2-2']);
  expect(pairs(3)).toEqual(['semifinals: 2–3', 'final: 1–W1-2']);
});

test('the losers of the semi-finals play for third place, before the final', () => {
  const rounds = planPlayoff(4, true);
  expect(pairs(4, true)).toEqual(['semifinals: 1–4 2–3', 'thirdPlace: L1-1–L1-2', 'final: W1-1–W1-2']);
  expect(rounds[0]?.series.map(({ next, loserNext }) => [next, loserNext])).toEqual([
    [
      { id: '2-1', side: 'home' },
      { id: 'third', side: 'home' },
    ],
    [
      { id: '2-1', side: 'away' },
      { id: 'third', side: 'away' },
    ],
  ]);
});

test.each([2, 16])('%i teams play, every series but the last leads on', (teams) => {
  const series = planPlayoff(teams, false).flatMap((round) => round.series);
  expect(series).toHaveLength(teams - 1);
  expect(series.filter(({ next }) => next === null)).toHaveLength(1);
});

test('too few teams are refused', () => {
  expect(() => planPlayoff(1, false)).toThrow(/2 or more/);
  expect(() => planPlayoff(3, true)).toThrow(/third place needs 4 teams/);
});
