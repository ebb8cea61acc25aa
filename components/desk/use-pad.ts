'use client';

import { useState } from 'react';
import type { CourtLocation, GameAction, Side } from '#lib/basketball/events.ts';
import { type FollowUp, followUpsOf, freeThrowsOf } from '#lib/desk/follow-up.ts';
import type { Insertion } from '#lib/desk/insertion.ts';
import { pointsFrom } from '#lib/desk/shot.ts';
import { eventIdOf, type Stamp, type Ties } from '#lib/desk/stamp.ts';
import type { Desk } from './use-desk.ts';

export type Shot = { made: boolean; blocked: boolean };
export type Choosing = { what: 'action' } | { what: 'place'; shot: Shot } | { what: 'foul' } | { what: 'turnover' };

/** Who was tapped, and when: the first tap is the moment that is written down. */
export type Picked = { side: Side; person: string | null; stamp: Stamp };

export type Pad = ReturnType<typeof usePad>;

/** The taps of one action: player, action, and for some a place or a kind; then the questions that belong to it. */
export function usePad(desk: Desk) {
  const [picked, setPicked] = useState<Picked | null>(null);
  const [choosing, setChoosing] = useState<Choosing>({ what: 'action' });
  const [asked, setQuestions] = useState<readonly FollowUp[]>([]);
  const [insertion, setInsertion] = useState<Insertion | null>(null);
  const [chain, setChain] = useState<{ stamp: Stamp; isInserted: boolean } | null>(null);

  // Of what was undone nothing more is asked.
  const standing = new Set(desk.state.played.map(({ id }) => id));
  const questions = asked.filter(({ linkedTo }) => standing.has(linkedTo));

  const reset = () => {
    setPicked(null);
    setChoosing({ what: 'action' });
  };
  const write = (action: GameAction, stamp: Stamp, ties?: Ties): string =>
    eventIdOf(desk.write([{ action, ...(ties && { ties }) }], stamp), 0);

  const finish = (action: GameAction) => {
    if (!picked) return;
    const id = write(action, picked.stamp, insertion ? { after: insertion.after } : undefined);
    setChain({ stamp: picked.stamp, isInserted: insertion !== null });
    setInsertion(null);
    setQuestions(followUpsOf(action, id));
    reset();
  };
  const next = (more: readonly FollowUp[] = []) => setQuestions([...more, ...questions.slice(1)]);

  return {
    picked,
    choosing,
    question: questions[0] ?? null,
    pick(side: Side, person: string | null) {
      setQuestions([]);
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
        setQuestions([]);
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
    skip: () => next(),
    /** The answer to the question that is open: who it was (null = the team, or nobody yet), or whether the throw went in. */
    answer(person: string | null, detail: { side?: Side; made?: boolean } = {}) {
      const [question] = questions;
      if (!question) return;
      const isLater = question.ask === 'free-throw' || question.ask === 'rebound';
      const stamp = !chain || (isLater && !chain.isInserted) ? desk.stamp() : chain.stamp;
      const ties = { linkedTo: question.linkedTo, ...(chain?.isInserted && { after: question.linkedTo }) };
      if (question.ask === 'rebound') {
        const side = detail.side ?? question.shooting;
        const kind = side === question.shooting ? 'offensive' : 'defensive';
        write({ type: 'rebound', side, person, kind }, stamp, ties);
        next();
      } else if (question.ask === 'free-throw') {
        const { side, number, of } = question;
        const action = {
          type: 'free-throw',
          side,
          person: question.person,
          made: detail.made ?? false,
          number,
          of,
        } as const;
        next(followUpsOf(action, write(action, stamp, ties)));
      } else if (question.ask === 'drawn') {
        write({ type: 'foul-drawn', side: question.side, person }, stamp, ties);
        next(freeThrowsOf(question.freeThrows, { side: question.side, person }, question.linkedTo));
      } else {
        write({ type: question.ask, side: question.side, person }, stamp, ties);
        next();
      }
    },
  };
}
