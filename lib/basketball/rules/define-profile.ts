import type { RulesProfile } from './profile.ts';
import { rulesProfileSchema } from './profile-schema.ts';
import { builtInProfiles, findProfile } from './profiles.ts';

type DeepPartial<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [Key in keyof T]?: DeepPartial<T[Key]> }
    : T;

/** A league's own profile: its id, the built-in profile it extends, and overrides. */
export type ProfileDefinition = { id: string; extends: string } & DeepPartial<Omit<RulesProfile, 'id'>>;

export type ProfileIssue = { path: string; message: string };

/** An invalid profile definition; `issues` has the path and message of each fault. */
export class ProfileError extends Error {
  readonly issues: readonly ProfileIssue[];

  constructor(id: string, issues: readonly ProfileIssue[]) {
    super(`rules profile ${id}: ${issues.map((issue) => `${issue.path}: ${issue.message}`).join('; ')}`);
    this.name = 'ProfileError';
    this.issues = issues;
  }
}

/**
 * Builds a league's own profile from a built-in one. Objects are merged key by key; lists and single values are
 * replaced. Throws `ProfileError`.
 */
export function defineProfile({ extends: baseId, ...overrides }: ProfileDefinition): RulesProfile {
  return extendProfile(baseId, overrides, overrides.id);
}

/** Parses a profile stored under an id: a whole one, or a definition with `extends`. Throws `ProfileError`. */
export function readProfile({ extends: baseId, ...own }: Record<string, unknown>, id: string): RulesProfile {
  return baseId === undefined ? parseProfile({ ...own, id }, id) : extendProfile(String(baseId), { ...own, id }, id);
}

function extendProfile(baseId: string, overrides: object, id: string): RulesProfile {
  const base = findProfile(baseId);
  if (!base) {
    const known = builtInProfiles.map((profile) => profile.id).join(', ');
    throw new ProfileError(id, [{ path: 'extends', message: `"${baseId}" is not one of ${known}` }]);
  }
  if (findProfile(id)) {
    throw new ProfileError(id, [{ path: 'id', message: 'is taken by a built-in profile' }]);
  }
  return parseProfile(merge(base, overrides), id);
}

/** Parses a whole profile from storage or external input. Throws `ProfileError`. */
export function parseProfile(data: unknown, name = 'given'): RulesProfile {
  const parsed = rulesProfileSchema.safeParse(data);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.') || '.', message }));
  throw new ProfileError(name, issues);
}

function merge(base: unknown, overrides: unknown): unknown {
  if (overrides === undefined) return base;
  if (!isPlain(base) || !isPlain(overrides) || ('by' in overrides && overrides.by !== base.by)) return overrides;
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(overrides)) merged[key] = merge(base[key], value);
  return merged;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
