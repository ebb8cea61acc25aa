import { readProfile } from '#lib/basketball/rules/define-profile.ts';
import { fiba2024 } from '#lib/basketball/rules/fiba-2024.ts';
import type { RulesProfile } from '#lib/basketball/rules/profile.ts';
import { findProfile } from '#lib/basketball/rules/profiles.ts';

/** Returns the rules of a league or game: its own, else the built-in profile of that id, else FIBA 2024. Throws `ProfileError`. */
export function rulesOf({ rulesProfile, ownRules }: Rules): RulesProfile {
  return ownRules ? readProfile(ownRules, rulesProfile) : (findProfile(rulesProfile) ?? fiba2024);
}

type Rules = { rulesProfile: string; ownRules: Record<string, unknown> | null };
