import type { GameEvent } from '#lib/basketball/events.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import type { FollowUp } from './follow-up.ts';
import type { Stamp } from './stamp.ts';

/** A question with the moment that its action is of, and whether that goes to an earlier place of the log. */
export type OpenQuestion = { question: FollowUp; stamp: Stamp; isInserted: boolean };

/** Whether the rules want an answer: throws are shot, whatever is written down in between. */
export function isOwed({ question }: OpenQuestion): boolean {
  if (question.ask === 'drawn') return question.freeThrows > 0;
  return question.ask === 'free-throw' || question.ask === 'shooter' || question.ask === 'double';
}

/** The questions that still make sense: of what was undone nothing is asked, and a cancelled penalty gives no throws. */
export function stillOpen(
  { log, played }: Pick<GameState, 'log' | 'played'>,
  open: readonly OpenQuestion[],
): readonly OpenQuestion[] {
  if (open.length === 0) return open;
  const versions = versionsOf(log, played);
  return open.filter(({ question }) => {
    const about = versions.get(question.linkedTo);
    if (!about) return false;
    const isOfThrows = question.ask === 'free-throw' || question.ask === 'shooter' || question.ask === 'drawn';
    return !(isOfThrows && about.type === 'foul' && about.cancelled);
  });
}

/** What stands in the place of every entry, by the id of each of its versions. */
function versionsOf(log: readonly GameEvent[], played: readonly GameEvent[]): Map<string, GameEvent> {
  const byId = new Map(log.map((event) => [event.id, event]));
  const versions = new Map<string, GameEvent>();
  for (const standing of played) {
    for (let event: GameEvent | undefined = standing; event; event = byId.get(event.supersedes ?? '')) {
      if (versions.has(event.id)) break;
      versions.set(event.id, standing);
    }
  }
  return versions;
}
