import type { GameEvent } from '#lib/basketball/events.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import type { RulesProfile } from '#lib/basketball/rules/profile.ts';
import type { FollowUp } from './follow-up.ts';
import type { Stamp } from './stamp.ts';

/** A question with the moment of its action, and whether that is inserted earlier in the log. */
export type OpenQuestion = { question: FollowUp; stamp: Stamp; isInserted: boolean };

/** Returns whether a question must be answered: free throws are shot, whatever is recorded in between. */
export function isRequired({ question }: OpenQuestion): boolean {
  if (question.kind === 'drawn') return question.freeThrows > 0;
  return question.kind === 'free-throw' || question.kind === 'shooter' || question.kind === 'double';
}

/**
 * Returns the questions that still apply: those about removed entries are dropped, a cancelled penalty has no free throws,
 * and where only a scoresheet is recorded, nothing but free throws and double fouls is asked.
 */
export function stillOpen(
  { log, played, profile }: Pick<GameState, 'log' | 'played'> & { profile?: Pick<RulesProfile, 'recordedAs'> },
  open: readonly OpenQuestion[],
): readonly OpenQuestion[] {
  if (open.length === 0) return open;
  const current = currentVersions(log, played);
  return open.filter((one) => {
    const { question } = one;
    if (profile?.recordedAs === 'scoresheet' && !isRequired(one)) return false;
    const about = current.get(question.linkedTo);
    if (!about) return false;
    const isOfThrows = question.kind === 'free-throw' || question.kind === 'shooter' || question.kind === 'drawn';
    return !(isOfThrows && about.type === 'foul' && about.cancelled);
  });
}

/** Maps the id of each version of an entry to its current version. */
function currentVersions(log: readonly GameEvent[], played: readonly GameEvent[]): Map<string, GameEvent> {
  const byId = new Map(log.map((event) => [event.id, event]));
  const versions = new Map<string, GameEvent>();
  for (const current of played) {
    for (let event: GameEvent | undefined = current; event; event = byId.get(event.supersedes ?? '')) {
      if (versions.has(event.id)) break;
      versions.set(event.id, current);
    }
  }
  return versions;
}
