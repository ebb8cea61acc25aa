'use client';

import { Button } from '#components/ui/button.tsx';
import { type Side, sides } from '#lib/basketball/events.ts';
import type { FollowUp } from '#lib/desk/follow-up.ts';
import { useDeskText } from './desk-text.ts';
import { playerOf, shortName } from './person-name.ts';
import type { Desk } from './use-desk.ts';
import type { Pad } from './use-pad.ts';

/** What belongs to the action that was just written: one tap answers, or it is left out. */
export function QuestionBar({ desk, pad }: { desk: Desk; pad: Pad }) {
  const { t } = useDeskText(4);
  const { question } = pad;
  if (!question) return null;
  const asked = question.ask === 'rebound' ? sides : [question.side];
  return (
    <section aria-label={titleOf(question)} className="mb-3 border-s-4 border-action-edge bg-highlight p-3">
      <p className="mb-2 font-bold">{titleOf(question)}</p>
      <div className="flex flex-wrap gap-1.5">
        {question.ask === 'free-throw' ? (
          <>
            <Button variant="primary" onClick={() => pad.answer(null, { made: true })}>
              {t('made')}
            </Button>
            <Button onClick={() => pad.answer(null, { made: false })}>{t('missed')}</Button>
          </>
        ) : (
          asked.map((side) => <People key={side} desk={desk} side={side} question={question} pad={pad} />)
        )}
        <Button variant="quiet" onClick={pad.skip}>
          {t('skip')}
        </Button>
      </div>
    </section>
  );

  function titleOf(about: FollowUp): string {
    if (about.ask === 'free-throw') return t('ask.free-throw', { number: about.number, of: about.of });
    return t(`ask.${about.ask}`);
  }
}

function People({ desk, side, question, pad }: { desk: Desk; side: Side; question: FollowUp; pad: Pad }) {
  const { t } = useDeskText(4);
  const excluded = question.ask === 'assist' ? question.not : null;
  return (
    <div className="flex w-full flex-wrap gap-1.5">
      <span className="label w-full text-quiet">{desk.table.game[side]?.shortName ?? t(side)}</span>
      {desk.state.teams[side].onCourt
        .filter((id) => id !== excluded)
        .map((id) => {
          const player = playerOf(desk.table.live.sheet, side, id);
          return (
            <Button key={id} onClick={() => pad.answer(id, { side })}>
              {player ? shortName(player) : t('unknown')}
            </Button>
          );
        })}
      <Button onClick={() => pad.answer(null, { side })}>
        {question.ask === 'rebound' ? t('team') : t('unknown')}
      </Button>
    </div>
  );
}
