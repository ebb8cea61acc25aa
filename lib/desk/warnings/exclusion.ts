import type { FoulKind, GameEvent } from '#lib/basketball/events.ts';
import { playerExclusion } from '#lib/basketball/rules/disqualification.ts';
import type { RulesProfile } from '#lib/basketball/rules/profile.ts';

/** An excluded player leaves the court, and may be punished further. */
const allowed: ReadonlySet<GameEvent['type']> = new Set(['substitution-out', 'foul', 'captain', 'note']);

/** Returns the entries of players who could not play any more. */
export function actsOfExcluded(played: readonly GameEvent[], profile: RulesProfile): string[] {
  const fouls = new Map<string, Partial<Record<FoulKind, number>>>();
  const excluded = new Set<string>();
  const wrong: string[] = [];
  for (const event of played) {
    if (!('person' in event) || !event.person) continue;
    // Who fouls out may still have been fouled, or have scored, in the same moment.
    if (excluded.has(event.person) && !allowed.has(event.type) && event.linkedTo === undefined) wrong.push(event.id);
    if (event.type !== 'foul') continue;
    const own = fouls.get(event.person) ?? {};
    fouls.set(event.person, { ...own, [event.kind]: (own[event.kind] ?? 0) + 1 });
    if (playerExclusion(profile, fouls.get(event.person) ?? {})) excluded.add(event.person);
  }
  return wrong;
}
