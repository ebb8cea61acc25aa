import type { FoulKind } from '#lib/basketball/events.ts';
import type { FoulCombination, RulesProfile } from './profile.ts';

export type FoulCounts = Readonly<Partial<Record<FoulKind, number>>>;

/**
 * Why a person may no longer play: the foul limit (five or six), a disqualifying foul or fight, or fouls that add up to
 * a game disqualification (GD).
 */
export type Exclusion = 'foul-limit' | 'disqualifying-foul' | 'game-disqualification';

/** Returns why a player with these fouls is excluded, or null (Art. 36, 37, 38, 40). */
export function playerExclusion(profile: RulesProfile, fouls: FoulCounts): Exclusion | null {
  if (fouls.disqualifying || fouls.fighting) return 'disqualifying-foul';
  if (profile.disqualification.player.some((combination) => reaches(fouls, combination)))
    return 'game-disqualification';
  const counted = profile.playerFouls.kinds.reduce((sum, kind) => sum + (fouls[kind] ?? 0), 0);
  return counted >= profile.playerFouls.limit ? 'foul-limit' : null;
}

/**
 * Returns why the head coach must leave, or null (Art. 36.3). Fouls of coach and bench are all charged to the head
 * coach.
 */
export function headCoachExclusion(profile: RulesProfile, fouls: FoulCounts): Exclusion | null {
  return profile.disqualification.headCoach.some((combination) => reaches(fouls, combination))
    ? 'game-disqualification'
    : null;
}

function reaches(fouls: FoulCounts, combination: FoulCombination): boolean {
  for (const kind in combination) {
    const needed = combination[kind as FoulKind] ?? 0;
    if ((fouls[kind as FoulKind] ?? 0) < needed) return false;
  }
  return true;
}
