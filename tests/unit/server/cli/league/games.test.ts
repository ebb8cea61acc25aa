import { describe, expect, test } from 'vitest';
import type { GameResultHistory } from '#lib/api/contract/game-result.ts';
import { historyLines } from '#server/cli/league/history-lines.ts';
import { parsePeriods, parseScore } from '#server/cli/league/parse-score.ts';

describe('a score on the command line', () => {
  test.each(['93-87', '93:87', ' 93 – 87 '])('is read from "%s"', (text) => {
    expect(parseScore(text)).toEqual({ home: 93, away: 87 });
  });

  test.each(['93', '93-', 'a-b', '1000-1'])('is refused for "%s", with the form that it needs', (text) => {
    expect(() => parseScore(text)).toThrow(/such as 93-87/);
  });

  test('has its periods in order', () => {
    expect(parsePeriods('25-20,22-21')).toEqual([
      { period: 1, home: 25, away: 20 },
      { period: 2, home: 22, away: 21 },
    ]);
    expect(parsePeriods(undefined)).toEqual([]);
  });
});

test('the history says what stands, what lies beneath and what was withdrawn by whom', () => {
  const entry: GameResultHistory['history'][number] = {
    id: 'one',
    kind: 'fixture',
    source: 'fixture',
    state: 'final',
    score: { home: 90, away: 80 },
    periods: [],
    overtimes: null,
    guilty: null,
    reason: null,
    ruling: null,
    decidedOn: null,
    publicText: null,
    document: null,
    by: { kind: 'import', name: 'fixture' },
    at: '2026-01-01T10:00:00.000Z',
    withdrawn: null,
    standing: 'beneath',
  };
  const decision = { ...entry, state: 'forfeited', guilty: 'away', reason: 'late', standing: 'result' } as const;
  const withdrawn = { at: '2026-01-02T10:00:00.000Z', by: { kind: 'staff', name: 'Vera' }, reason: 'typo' } as const;
  const history = [decision, entry, { ...entry, standing: null }, { ...entry, standing: null, withdrawn }];
  const lines = historyLines({
    revision: 2,
    fixtureRevision: 2,
    gameId: 'g',
    state: 'forfeited',
    score: { home: 20, away: 0 },
    history,
  });
  expect(lines).toEqual([
    'now forfeited 20–0',
    expect.stringMatching(/guilty: away .*; late — stands {2}one$/),
    expect.stringContaining('— stands beneath'),
    expect.stringContaining('— outranked'),
    expect.stringContaining('— withdrawn 2026-01-02T10:00:00.000Z by Vera: typo'),
  ]);
});
