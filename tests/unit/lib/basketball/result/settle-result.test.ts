import { describe, expect, test } from 'vitest';
import type { ClaimKind, ResultClaim } from '#lib/basketball/result/claim.ts';
import { resultDetails, settleResult } from '#lib/basketball/result/settle-result.ts';

const claim = (kind: ClaimKind, home: number, more: Partial<ResultClaim> = {}): ResultClaim => ({
  kind,
  state: 'final',
  score: { home, away: 70 },
  periods: [],
  overtimes: null,
  guilty: null,
  at: 0,
  withdrawn: false,
  ...more,
});
const forfeit = claim('decision', 20, { state: 'forfeited', score: { home: 20, away: 0 }, guilty: 'away' });

describe('of several claims', () => {
  test.each<[string, ResultClaim[], number]>([
    ['the desk outranks the official box score', [claim('official', 91), claim('certified', 92)], 92],
    ['the official box score outranks the fixture', [claim('fixture', 90, { at: 9 }), claim('official', 91)], 91],
    ['the fixture outranks what the log shows', [claim('recorded', 95, { at: 9 }), claim('fixture', 90)], 90],
    ['the newer of one kind stands', [claim('official', 91, { at: 1 }), claim('official', 93, { at: 2 })], 93],
    ['a withdrawn one does not count', [claim('certified', 92, { withdrawn: true }), claim('fixture', 90)], 90],
    ['one without a score stands back', [claim('official', 0, { score: null }), claim('fixture', 90)], 90],
  ])('%s', (_, claims, home) => {
    expect(settleResult(claims).played?.score?.home).toBe(home);
    expect(settleResult(claims.toReversed()).played?.score?.home).toBe(home);
  });

  test('a decision stands above all and keeps the played result beneath', () => {
    const { decision, played } = settleResult([forfeit, claim('certified', 92)]);
    expect(decision).toBe(forfeit);
    expect(played?.score?.home).toBe(92);
  });

  test('the newer decision stands', () => {
    const annulled = claim('decision', 0, { state: 'annulled', score: null, at: 5 });
    expect(settleResult([annulled, forfeit]).decision).toBe(annulled);
  });

  test('nothing stands where all are withdrawn', () => {
    expect(settleResult([{ ...forfeit, withdrawn: true }])).toEqual({ decision: null, played: null });
  });
});

test('periods and overtimes come from another claim of the same score', () => {
  const periods = [{ period: 1, home: 90, away: 70 }];
  const fixture = claim('fixture', 90);
  const recorded = claim('recorded', 90, { periods, overtimes: 1 });
  expect(resultDetails(fixture, [fixture, recorded])).toEqual({ periods, overtimes: 1 });
  expect(resultDetails(claim('fixture', 91), [recorded])).toEqual({ periods: [], overtimes: 0 });
});
