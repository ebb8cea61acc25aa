import type { z } from 'zod';
import { defineProfile, ProfileError } from '#lib/basketball/rules/define-profile.ts';
import { fiba2024 } from '#lib/basketball/rules/fiba-2024.ts';
import { findProfile } from '#lib/basketball/rules/profiles.ts';
import type { OwnRules } from '#server/league/league/own-profiles.ts';
import type { Defined } from './defined.ts';
import type { rulesInFile } from './rules-schema.ts';

/** The whole profile that a file means. Without anything of its own it is the ready one. */
export function defineRules({ extends: baseId, ...own }: z.output<typeof rulesInFile>): Defined<OwnRules> {
  if (Object.keys(own).length === 0) return { profile: { ...(findProfile(baseId) ?? fiba2024), extends: baseId } };
  try {
    return { profile: { ...defineProfile({ id: 'own', ...own, extends: baseId }), extends: baseId } };
  } catch (error) {
    if (!(error instanceof ProfileError)) throw error;
    return {
      faults: error.issues.map(({ path, message }) => ({ path: inFile(path), message: withFileKeys(message) })),
    };
  }
}

/** A file has no units in its keys: `periods.lengthMs` stands there as `periods.length`. */
const inFile = (path: string) =>
  path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key === 'most' ? 'max' : withFileKeys(key)));

const withFileKeys = (text: string) => text.replace(/(\w)Ms\b/g, '$1');
