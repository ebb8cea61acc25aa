import type { z } from 'zod';
import { defineProfile, ProfileError } from '#lib/basketball/rules/define-profile.ts';
import { fiba2024 } from '#lib/basketball/rules/fiba-2024.ts';
import { findProfile } from '#lib/basketball/rules/profiles.ts';
import type { OwnRules } from '#server/league/league/own-profiles.ts';
import type { Defined } from './defined.ts';
import type { rulesInFile } from './rules-schema.ts';

/** Returns the complete profile that a file defines: the built-in one that it extends, with its own values. */
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

/** Keys in a file have no units: `periods.lengthMs` is `periods.length` there. */
const inFile = (path: string) =>
  path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key === 'most' ? 'max' : withFileKeys(key)));

const withFileKeys = (text: string) => text.replace(/(\w)Ms\b/g, '$1');
