import { describe, expect, test } from 'vitest';
import type { GameResultHistory } from '#lib/api/contract/game-result.ts';
import { emptyForm, type ResultForm, toResultInput } from '#lib/office/result-form.ts';

const none: GameResultHistory = {
  gameId: 'g',
  fixtureRevision: 0,
  revision: 0,
  state: 'scheduled',
  score: null,
  history: [],
};
const entry = { standing: 'result' } as GameResultHistory['history'][number];
const decided: GameResultHistory = { ...none, revision: 3, score: { home: 80, away: 70 }, history: [entry] };
const form = (to: Partial<ResultForm>, read = none) => toResultInput({ ...emptyForm(read), ...to }, read);
const score = { home: '81', away: ' 77 ' };

test('a score is stated on the revision that the form was filled in for', () => {
  expect(form({ score })).toEqual({ kind: 'result', home: 81, away: 77, periods: [], revision: 0 });
});

test('the form opens with the score that stands', () => {
  expect(emptyForm(decided).score).toEqual({ home: '80', away: '70' });
});

test.each([
  { home: '', away: '77' },
  { home: '81.5', away: '77' },
  { home: '-1', away: '77' },
  { home: '1000', away: '7' },
])('points %o are none', (typed) => {
  expect(form({ score: typed })).toBe('score');
});

describe('periods', () => {
  const period = (home: string, away: string) => ({ home, away });
  test('are numbered in order, and rows without points are left out', () => {
    const periods = [period('41', '40'), period('40', '37'), period('', ' ')];
    expect(form({ score, periods })).toMatchObject({
      periods: [
        { period: 1, home: 41, away: 40 },
        { period: 2, home: 40, away: 37 },
      ],
    });
  });

  test.each([[[period('41', '40')]], [[period('41', '40'), period('40', '')]]])('%j are not the score', (periods) => {
    expect(form({ score, periods })).toBe('periods');
  });
});

test('another score and every decision need a reason', () => {
  expect(form({ score }, decided)).toBe('reason');
  expect(form({ score, reason: ' sheet ' }, decided)).toMatchObject({ reason: 'sheet', revision: 3 });
  expect(form({ kind: 'forfeit', reason: 'no' })).toBe('reason');
  expect(form({ kind: 'annulment', reason: 'floodlight' })).toEqual({
    kind: 'annulment',
    revision: 0,
    reason: 'floodlight',
  });
});

test.each(['forfeit', 'walkover', 'default'] as const)('a %s is no team’s fault until somebody says so', (kind) => {
  expect(form({ kind, reason: 'too late' })).toBe('guilty');
  expect(form({ kind, reason: 'too late', guilty: 'away' })).toMatchObject({ kind, guilty: 'away' });
});

test('only a forfeit has two teams at fault', () => {
  const guilty = { guilty: 'both', reason: 'too late' } as const;
  expect(form({ kind: 'forfeit', ...guilty })).toMatchObject({ guilty: 'both' });
  expect(form({ kind: 'default', ...guilty })).toBe('guilty');
});
