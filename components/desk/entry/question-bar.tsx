'use client';

import { useDeskText } from '#components/desk/shared/desk-text.ts';
import { KeyButton } from '#components/desk/shared/key-button.tsx';
import { listedPlayer, shortName } from '#components/desk/shared/person-name.ts';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import type { Side } from '#lib/basketball/events.ts';
import { sides } from '#lib/basketball/sides.ts';
import type { FollowUp } from '#lib/desk/entry/follow-up.ts';
import { playerKeys, teamKeys } from '#lib/desk/entry/keys.ts';
import { FreeThrowChoice } from './free-throw-choice.tsx';
import { questionText } from './question-text.ts';
import type { Entry } from './use-entry.ts';

/** The question that follows the last action: one tap answers or skips it. */
export function QuestionBar({ desk, pad }: { desk: Desk; pad: Entry }) {
  const { t } = useDeskText(4);
  const { question } = pad;
  if (!question) return null;
  const askedSides = question.kind === 'rebound' ? sides : [question.side];
  return (
    <section aria-label={questionText(question, t)} className="mb-3 border-s-4 border-action-edge bg-highlight p-3">
      <p className="mb-2 font-bold">{questionText(question, t)}</p>
      <div className="flex flex-wrap gap-1.5">
        {question.kind === 'free-throw' ? (
          <FreeThrowChoice desk={desk} pad={pad} question={question} />
        ) : (
          askedSides.map((side) => <PlayerChoices key={side} desk={desk} side={side} question={question} pad={pad} />)
        )}
        <KeyButton keyName="Escape" variant="quiet" onClick={pad.skip}>
          {t('skip')}
        </KeyButton>
      </div>
    </section>
  );
}

function PlayerChoices({ desk, side, question, pad }: { desk: Desk; side: Side; question: FollowUp; pad: Entry }) {
  const { t } = useDeskText(4);
  const { onCourt } = desk.state.teams[side];
  const excluded = question.kind === 'assist' ? question.not : null;
  return (
    <div className="flex w-full flex-wrap gap-1.5">
      <span className="label w-full text-quiet">{desk.snapshot.game[side]?.shortName ?? t(side)}</span>
      {onCourt
        .filter((id) => id !== excluded)
        .map((id) => {
          const player = listedPlayer(desk.snapshot.live.sheet, side, id);
          return (
            <KeyButton
              key={id}
              keyName={playerKeys[side][onCourt.indexOf(id)] ?? ''}
              data-number={player?.number ?? undefined}
              onClick={() => pad.answer(id, { side })}
            >
              {player ? shortName(player) : t('unknown')}
            </KeyButton>
          );
        })}
      <KeyButton keyName={teamKeys[side].team} onClick={() => pad.answer(null, { side })}>
        {question.kind === 'rebound' ? t('team') : t('unknown')}
      </KeyButton>
    </div>
  );
}
