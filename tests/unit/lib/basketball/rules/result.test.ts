import { describe, expect, it } from 'vitest';
import { fiba2024 } from '#lib/basketball/rules/fiba-2024.ts';
import { guiltyPoints, keepsStatistics, ruledScore } from '#lib/basketball/rules/result.ts';

const score = { home: 40, away: 55 };

describe('games not played to their end', () => {
  it('gives a forfeit 20–0 to the opponents and no point to the guilty', () => {
    expect(ruledScore(fiba2024, { kind: 'forfeit', guilty: 'away' }, score)).toEqual({ home: 20, away: 0 });
    expect(guiltyPoints(fiba2024, 'forfeit')).toBe(0);
  });

  it('lets the score of a default stand if the opponents lead, otherwise 2–0, one point to the guilty', () => {
    expect(ruledScore(fiba2024, { kind: 'default', guilty: 'home' }, score)).toEqual({ home: 40, away: 55 });
    expect(ruledScore(fiba2024, { kind: 'default', guilty: 'away' }, score)).toEqual({ home: 2, away: 0 });
    expect(guiltyPoints(fiba2024, 'default')).toBe(1);
  });

  it('gives nobody anything when both are guilty', () => {
    expect(ruledScore(fiba2024, { kind: 'forfeit', guilty: 'both' }, score)).toEqual({ home: 0, away: 0 });
  });

  it('keeps statistics of played games and, by the league’s choice, of defaults', () => {
    expect(keepsStatistics(fiba2024, null)).toBe(true);
    expect(keepsStatistics(fiba2024, { kind: 'forfeit', guilty: 'home' })).toBe(false);
    expect(keepsStatistics(fiba2024, { kind: 'default', guilty: 'home' })).toBe(true);
    const strict = { ...fiba2024, default: { ...fiba2024.default, keepsStatistics: false } };
    expect(keepsStatistics(strict, { kind: 'default', guilty: 'home' })).toBe(false);
  });
});
