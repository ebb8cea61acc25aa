'use client';

import { useState } from 'react';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import type { CourtLocation, GameAction, Side } from '#lib/basketball/events.ts';
import { type Answer, afterLeavingOut, answerTo } from '#lib/desk/entry/answer.ts';
import { type FollowUp, followUpsOf } from '#lib/desk/entry/follow-up.ts';
import type { Insertion } from '#lib/desk/entry/insertion.ts';
import { withLinkedEvents } from '#lib/desk/entry/linked-events.ts';
import { isOwed, type OpenQuestion, stillOpen } from '#lib/desk/entry/open-questions.ts';
import { pointsFrom } from '#lib/desk/entry/shot.ts';
import { eventIdOf, type Stamp } from '#lib/desk/entry/stamp.ts';

type ChosenShot = { made: boolean; blocked: boolean };
export type Choosing =
  | { what: 'action' }
  | { what: 'place'; shot: ChosenShot }
  | { what: 'foul' }
  | { what: 'turnover' };

/** Who was tapped, and when: the first tap is the moment that is written down. */
export type Picked = { side: Side; person: string | null; stamp: Stamp };

export type Entry = ReturnType<typeof useEntry>;

/** The taps of one action: player, action, and for some a place or a kind; then the questions that belong to it. */
export function useEntry(desk: Desk) {
  const [picked, setPicked] = useState<Picked | null>(null);
  const [choosing, setChoosing] = useState<Choosing>({ what: 'action' });
  const [asked, setQuestions] = useState<readonly OpenQuestion[]>([]);
  const [insertion, setInsertion] = useState<Insertion | null>(null);
  const open = stillOpen(desk.state, asked);
  const owed = open.filter(isOwed);
  const [first] = open;

  const reset = () => {
    setPicked(null);
    setChoosing({ what: 'action' });
  };
  const finish = (action: GameAction) => {
    if (!picked) return;
    const { stamp } = picked;
    const id = desk.newId();
    desk.write(withLinkedEvents(action, id, insertion?.after), stamp, id);
    const isInserted = insertion !== null;
    const more = followUpsOf(action, eventIdOf(id, 0)).map((question) => ({ question, stamp, isInserted }));
    setInsertion(null);
    setQuestions([...more, ...owed]);
    reset();
  };
  const next = (more: readonly FollowUp[]) => {
    if (first) setQuestions([...more.map((question) => ({ ...first, question })), ...open.slice(1)]);
  };

  return {
    picked,
    choosing,
    /** While somebody is tapped, what the rules still want an answer to waits. */
    question: picked ? null : (first?.question ?? null),
    waiting: picked ? (owed[0]?.question ?? null) : null,
    pick(side: Side, person: string | null) {
      setQuestions(owed);
      setPicked({ side, person, stamp: insertion?.stamp ?? desk.stamp() });
      setChoosing({ what: 'action' });
    },
    choose: setChoosing,
    cancel: reset,
    finish,
    /** Where the next action goes, if not to the end of the log. */
    insertion: {
      isOn: insertion !== null,
      begin: (at: Insertion) => {
        reset();
        setQuestions(owed);
        setInsertion(at);
      },
      leave: () => setInsertion(null),
    },
    place(location: CourtLocation) {
      if (!picked || choosing.what !== 'place') return;
      const { made, blocked } = choosing.shot;
      const { side, person } = picked;
      const points = pointsFrom(location);
      finish({
        type: 'field-goal',
        side,
        person,
        points,
        made,
        shot: 'unknown',
        location,
        ...(blocked && { blocked }),
      });
    },
    skip: () => first && next(afterLeavingOut(first.question)),
    answer(person: string | null, detail: Omit<Answer, 'person'> = {}) {
      if (!first) return;
      const { question, isInserted } = first;
      const isLater = question.ask === 'free-throw' || question.ask === 'rebound';
      const id = desk.newId();
      const { drafts, next: more } = answerTo(question, { person, ...detail }, { id, isInserted });
      if (drafts.length > 0) desk.write(drafts, isLater && !isInserted ? desk.stamp() : first.stamp, id);
      next(more);
    },
  };
}
