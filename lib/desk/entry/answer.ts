import type { GameAction, Side } from '#lib/basketball/events.ts';
import { otherSide } from '#lib/basketball/other-side.ts';
import { type FollowUp, followUpsOf, freeThrowsOf } from './follow-up.ts';
import { doubleFoulDrafts } from './linked-events.ts';
import { type Draft, eventIdOf } from './stamp.ts';

/** The player (null = the team, or not known yet), their team, or whether the throw went in. */
export type Answer = { person: string | null; side?: Side; made?: boolean };

/** The entries that an answer writes, in the command `id`, and the questions that follow. */
export type AnswerResult = { drafts: Draft[]; next: FollowUp[] };

export function answerTo(
  question: FollowUp,
  { person, side, made = false }: Answer,
  command: { id: string; isInserted: boolean },
): AnswerResult {
  const { linkedTo } = question;
  const links = { linkedTo, ...(command.isInserted && { after: linkedTo }) };
  const write = (action: GameAction, next: FollowUp[] = []): AnswerResult => ({ drafts: [{ action, links }], next });
  switch (question.kind) {
    case 'rebound': {
      const by = side ?? question.shooting;
      const kind = by === question.shooting ? 'offensive' : 'defensive';
      return write({ type: 'rebound', side: by, person, kind });
    }
    case 'free-throw': {
      const { side, person, number, of, isBallLive, categories } = question;
      const action: GameAction = { type: 'free-throw', side, person, made, number, of, ...categories };
      return write(action, isBallLive ? followUpsOf(action, eventIdOf(command.id, 0)) : []);
    }
    case 'jump-lost':
      return write({ type: 'jump-ball', side: question.side, person, outcome: 'lost' });
    case 'drawn':
      return write({ type: 'foul-drawn', side: question.side, person }, freeThrowsOf(question, person));
    case 'shooter':
      return { drafts: [], next: freeThrowsOf(question, person) };
    case 'double': {
      const first = { id: linkedTo, side: otherSide(question.side), person: question.first };
      return { drafts: doubleFoulDrafts(first, { side: question.side, person }, command), next: [] };
    }
    default:
      return write({ type: question.kind, side: question.side, person });
  }
}

/** Returns the questions that follow a skipped one: free throws are shot even where the fouled player is unknown. */
export function followUpsOfSkipped(question: FollowUp): FollowUp[] {
  if (question.kind !== 'drawn' || question.freeThrows === 0) return [];
  return [{ ...question, kind: 'shooter' }];
}
