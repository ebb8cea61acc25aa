import { describe, expect, it } from 'vitest';
import { fiba2024 } from '#lib/basketball/rules/fiba-2024.ts';
import { builtInProfiles } from '#lib/basketball/rules/profiles.ts';
import { ruledScore } from '#lib/basketball/rules/result.ts';

const score = { home: 40, away: 55 };

describe('games not played to their end', () => {
  it('gives a forfeit 20–0 to the opponents', () => {
    expect(ruledScore(fiba2024, { kind: 'forfeit', guilty: 'away' }, score)).toEqual({ home: 20, away: 0 });
  });

  it('lets the score of a default stand if the opponents lead, otherwise 2–0', () => {
    expect(ruledScore(fiba2024, { kind: 'default', guilty: 'home' }, score)).toEqual({ home: 40, away: 55 });
    expect(ruledScore(fiba2024, { kind: 'default', guilty: 'away' }, score)).toEqual({ home: 2, away: 0 });
  });

  it('gives nobody anything when both are guilty', () => {
    expect(ruledScore(fiba2024, { kind: 'forfeit', guilty: 'both' }, score)).toEqual({ home: 0, away: 0 });
  });

  it('keeps the statistics of a default by every built-in profile', () => {
    expect(builtInProfiles.filter((profile) => !profile.default.keepsStatistics)).toEqual([]);
  });
});
