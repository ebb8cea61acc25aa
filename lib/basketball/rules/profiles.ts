import { euroleague } from './euroleague.ts';
import { fiba2024 } from './fiba-2024.ts';
import { fiba2026 } from './fiba-2026.ts';
import { nba } from './nba.ts';
import type { RulesProfile } from './profile.ts';

export const builtInProfiles = [fiba2024, fiba2026, euroleague, nba] as const;

/** Returns the built-in profile with that id; undefined for a league's own profile. */
export function findProfile(id: string): RulesProfile | undefined {
  return builtInProfiles.find((profile) => profile.id === id);
}
