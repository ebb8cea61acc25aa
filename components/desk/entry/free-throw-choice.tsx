'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { KeyButton } from '#components/desk/shared/key-button.tsx';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import type { GameEvent } from '#lib/basketball/events.ts';
import type { FollowUp } from '#lib/desk/entry/follow-up.ts';
import { actionKeys } from '#lib/desk/entry/keys.ts';
import { pointCategoriesOf } from '#lib/desk/entry/point-categories.ts';
import { CategoryButtons } from './category-buttons.tsx';
import type { Entry } from './use-entry.ts';

type Props = { desk: Desk; pad: Entry; question: Extract<FollowUp, { kind: 'free-throw' }> };

/** Made or missed, and the categories of the points, which go for all throws of the foul. */
export function FreeThrowChoice({ desk, pad, question }: Props) {
  const t = useTranslations('desk');
  const { period, clockMs } = desk.state.clock;
  const fromLog = useMemo(() => {
    const { side, person, number, of, linkedTo } = question;
    const open = { type: 'free-throw', side, person, number, of, linkedTo, made: true } as const;
    return pointCategoriesOf(desk.state, { ...open, id: 'open', seq: 0, period, clockMs } satisfies GameEvent);
  }, [desk.state, question, period, clockMs]);
  const [made, missed, ...others] = actionKeys;
  return (
    <>
      <KeyButton keyName={made} variant="primary" onClick={() => pad.answer(null, { made: true })}>
        {t('made')}
      </KeyButton>
      <KeyButton keyName={missed} onClick={() => pad.answer(null, { made: false })}>
        {t('missed')}
      </KeyButton>
      {desk.state.profile.recordedAs !== 'scoresheet' && (
        <span className="flex w-full flex-wrap gap-1.5">
          <CategoryButtons
            fromLog={pad.insertion.isOn ? {} : fromLog}
            said={question.categories}
            keys={others}
            onChange={pad.categorise}
          />
        </span>
      )}
    </>
  );
}
