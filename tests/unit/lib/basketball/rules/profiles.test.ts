import { describe, expect, it } from 'vitest';
import { defineProfile, ProfileError, parseProfile } from '#lib/basketball/rules/define-profile.ts';
import { fiba2026 } from '#lib/basketball/rules/fiba-2026.ts';
import { builtInProfiles, findProfile } from '#lib/basketball/rules/profiles.ts';

describe('rules profiles', () => {
  it.each(builtInProfiles)('$id survives storage as JSON', (profile) => {
    expect(parseProfile(JSON.parse(JSON.stringify(profile)))).toEqual(profile);
    expect(findProfile(profile.id)).toBe(profile);
  });

  it('lets a league change what it plays differently and keeps the rest', () => {
    const mini = defineProfile({
      id: 'under-12',
      extends: 'fiba-2026',
      periods: { count: 8, lengthMs: 300_000 },
      shotClock: null,
      timeouts: { firstHalf: 1 },
    });
    expect(mini.periods).toEqual({ count: 8, lengthMs: 300_000, overtimeMs: 300_000 });
    expect(mini.shotClock).toBeNull();
    expect(mini.timeouts).toEqual({ ...fiba2026.timeouts, firstHalf: 1 });
    expect(mini.teamFouls).toEqual(fiba2026.teamFouls);
  });

  it('lets a league grant time-outs another way altogether', () => {
    const timeouts = {
      by: 'game',
      regulation: 4,
      lastPeriod: null,
      overtime: 1,
      endgame: null,
      lengthMs: 30_000,
    } as const;
    expect(defineProfile({ id: 'own', extends: 'fiba-2024', timeouts }).timeouts).toEqual(timeouts);
  });

  it('names each place of a definition that is wrong', () => {
    const wrong = () =>
      defineProfile({ id: 'own', extends: 'fiba-2024', periods: { count: 0 }, playerFouls: { limit: -1 } });
    expect(wrong).toThrow(ProfileError);
    expect(wrong).toThrow(/periods\.count.*playerFouls\.limit/);
  });

  it('refuses an unknown base, a taken name and a misspelt parameter', () => {
    expect(() => defineProfile({ id: 'own', extends: 'fiba-1994' })).toThrow(/"fiba-1994" is not one of fiba-2024/);
    expect(() => defineProfile({ id: 'nba', extends: 'fiba-2024' })).toThrow(/taken by a built-in profile/);
    expect(() => parseProfile({ ...fiba2026, quarters: 4 })).toThrow(/quarters/);
  });
});
