'use client';

import { useState } from 'react';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import type { CourtLocation, GameAction, ShotKind, Side } from '#lib/basketball/events.ts';
import { type Answer, answerTo, followUpsOfSkipped } from '#lib/desk/entry/answer.ts';
import { type FollowUp, followUpsOf } from '#lib/desk/entry/follow-up.ts';
import { behindDrafts, type Insertion } from '#lib/desk/entry/insertion.ts';
import { withLinkedEvents } from '#lib/desk/entry/linked-events.ts';
import { isRequired, type OpenQuestion, stillOpen } from '#lib/desk/entry/open-questions.ts';
import { owedQuestions, unansweredQuestions } from '#lib/desk/entry/owed-questions.ts';
import type { PointCategory } from '#lib/desk/entry/point-categories.ts';
import { pointsFrom } from '#lib/desk/entry/shot.ts';
import { eventIdOf, type Stamp } from '#lib/desk/entry/stamp.ts';

/**
 * `points`: the value that the scorer has said; without it the place decides. `categories`: those that the scorer has said;
 * the others follow from the log.
 */
type ChosenShot = {
  made: boolean;
  blocked: boolean;
  points?: 2 | 3;
  shot?: ShotKind;
  categories?: Partial<Record<PointCategory, boolean>>;
};
export type Choosing =
  | { kind: 'action' }
  | { kind: 'place'; shot: ChosenShot }
  | { kind: 'foul' }
  | { kind: 'turnover' };

/** The selected player and the moment: that of the first tap is recorded. */
export type Picked = { side: Side; person: string | null; stamp: Stamp };

export type Entry = ReturnType<typeof useEntry>;

/** The state of one entry: player, action, for some a location or a kind; then the questions that follow. */
export function useEntry(desk: Desk) {
  const [picked, setPicked] = useState<Picked | null>(null);
  const [choosing, setChoosing] = useState<Choosing>({ kind: 'action' });
  // What the log leaves open is asked again after a reload.
  const [questions, setQuestions] = useState<readonly OpenQuestion[]>(() => [
    ...owedQuestions(desk.state, desk.stamp()),
    ...unansweredQuestions(desk.state, desk.stamp()),
  ]);
  const [insertion, setInsertion] = useState<Insertion | null>(null);
  const open = stillOpen(desk.state, questions);
  const required = open.filter(isRequired);
  const [first] = open;

  const reset = () => {
    setPicked(null);
    setChoosing({ kind: 'action' });
  };
  const finish = (action: GameAction) => {
    if (!picked) return;
    const { stamp } = picked;
    if (action.type === 'free-throw' && !insertion && finishOwed(action)) return;
    const id = desk.newId();
    const behind = behindDrafts(insertion?.behind ?? [], eventIdOf(id, 0));
    desk.write([...withLinkedEvents(action, id, insertion?.after), ...behind], stamp, id);
    const isInserted = insertion !== null;
    const more = followUpsOf(action, eventIdOf(id, 0)).map((question) => ({ question, stamp, isInserted }));
    setInsertion(null);
    setQuestions([...more, ...required]);
    reset();
  };
  /** A free throw by its button is the next one that its team is owed. */
  const finishOwed = (action: Extract<GameAction, { type: 'free-throw' }>): boolean => {
    const owed = required.find(({ question }) => question.kind === 'free-throw' && question.side === action.side);
    if (owed?.question.kind !== 'free-throw') return false;
    const id = desk.newId();
    const question = { ...owed.question, person: action.person };
    const answer = answerTo(question, { person: null, made: action.made }, { id, isInserted: owed.isInserted });
    desk.write(answer.drafts, owed.isInserted ? owed.stamp : desk.stamp(), id);
    setQuestions([
      ...answer.next.map((more) => ({ ...owed, question: more })),
      ...required.filter((one) => one !== owed),
    ]);
    reset();
    return true;
  };
  const next = (more: readonly FollowUp[]) => {
    if (first) setQuestions([...more.map((question) => ({ ...first, question })), ...open.slice(1)]);
  };

  return {
    picked,
    choosing,
    /** While a player is selected, required questions wait. */
    question: picked ? null : (first?.question ?? null),
    waiting: picked ? (required[0]?.question ?? null) : null,
    pick(side: Side, person: string | null) {
      // The engine refuses entries of a decided game, and what is written after a refused one waits.
      if (desk.state.finalised || desk.state.ruling) return;
      setQuestions(required);
      setPicked({ side, person, stamp: insertion?.stamp ?? desk.stamp() });
      setChoosing({ kind: 'action' });
    },
    choose: setChoosing,
    cancel: reset,
    finish,
    /** The place of the next action, if not the end of the log. */
    insertion: {
      isOn: insertion !== null,
      begin: (at: Insertion) => {
        reset();
        setQuestions(required);
        setInsertion(at);
      },
      leave: () => setInsertion(null),
    },
    /** Writes the open shot: its value as said, or by its place. Without both it stays open. */
    place(location: CourtLocation | null) {
      if (!picked || choosing.kind !== 'place') return;
      const { made, blocked, shot = 'unknown', categories } = choosing.shot;
      const points = choosing.shot.points ?? (location && pointsFrom(location));
      if (!points) return;
      const { side, person } = picked;
      finish({
        type: 'field-goal',
        side,
        person,
        points,
        made,
        shot,
        // A log cannot show a fast break: it is said of each shot.
        ...(desk.state.profile.recordedAs !== 'scoresheet' && { fastBreak: false, ...categories }),
        ...(location && { location }),
        ...(blocked && { blocked }),
      });
    },
    /** Says categories of the points of an open free throw, and of those that follow it. */
    categorise: (categories: Partial<Record<PointCategory, boolean>>) =>
      setQuestions(open.map((one) => (isOfSameFoul(one, first) ? withCategories(one, categories) : one))),
    skip: () => first && next(followUpsOfSkipped(first.question)),
    answer(person: string | null, detail: Omit<Answer, 'person'> = {}) {
      if (!first) return;
      const { question, isInserted } = first;
      const isLater = question.kind === 'free-throw' || question.kind === 'rebound';
      const id = desk.newId();
      const { drafts, next: more } = answerTo(question, { person, ...detail }, { id, isInserted });
      if (drafts.length > 0) desk.write(drafts, isLater && !isInserted ? desk.stamp() : first.stamp, id);
      next(more);
    },
  };
}

const isOfSameFoul = ({ question }: OpenQuestion, first: OpenQuestion | undefined): boolean =>
  question.kind === 'free-throw' && question.linkedTo === first?.question.linkedTo;

const withCategories = (one: OpenQuestion, categories: Partial<Record<PointCategory, boolean>>): OpenQuestion =>
  one.question.kind === 'free-throw' ? { ...one, question: { ...one.question, categories } } : one;
