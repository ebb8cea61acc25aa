import { fiba2024 } from '#lib/basketball/rules/fiba-2024.ts';
import type { RulesProfile } from '#lib/basketball/rules/profile.ts';
import { findProfile } from '#lib/basketball/rules/profiles.ts';

/** The rules that a game was played under: a league's own over the ready ones of that id. */
export function rulesOf(game: { rulesProfile: string; ownRules: Record<string, unknown> | null }): RulesProfile {
  const ready = findProfile(game.rulesProfile) ?? fiba2024;
  return game.ownRules ? { ...ready, ...game.ownRules, id: game.rulesProfile } : ready;
}
