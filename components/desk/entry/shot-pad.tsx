'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { KeyButton } from '#components/desk/shared/key-button.tsx';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import { pointsFrom } from '#lib/desk/entry/shot.ts';
import { CourtPad } from './court-pad.tsx';
import { ShotDetails } from './shot-details.tsx';
import type { Choosing, Entry, Picked } from './use-entry.ts';

type Props = { desk: Desk; pad: Entry; picked: Picked; shot: Extract<Choosing, { kind: 'place' }>['shot'] };

const values = [2, 3] as const;

/** An open shot: 2 or 3 says its value, a tap its place; what it will count is said before it is written. */
export function ShotPad({ desk, pad, picked, shot }: Props) {
  const t = useTranslations('desk');
  const [pointedAt, setPointedAt] = useState<2 | 3 | null>(null);
  const hint = () => {
    if (shot.points) return t('shot.chosen', { count: shot.points });
    return pointedAt ? t('shot.counts', { count: pointedAt }) : t('shot.open');
  };
  return (
    <div>
      <div className="mb-2 flex flex-wrap items-center gap-1.5">
        {values.map((points) => (
          <KeyButton
            key={points}
            keyName={`Digit${points}`}
            aria-pressed={shot.points === points}
            variant={shot.points === points ? 'primary' : 'secondary'}
            onClick={() => pad.choose({ kind: 'place', shot: { ...shot, points } })}
          >
            {t('shot.points', { count: points })}
          </KeyButton>
        ))}
        <KeyButton keyName="Enter" disabled={!shot.points} onClick={() => pad.place(null)}>
          {t('shot.noPlace')}
        </KeyButton>
        {/* A line of its own: a longer hint never moves the court under the finger. */}
        <p role="status" className="min-h-5 w-full truncate text-sm font-bold">
          {hint()}
        </p>
      </div>
      <div className="@container">
        <div className="grid gap-2 @min-[34rem]:grid-cols-[minmax(0,1fr)_15rem]">
          <div className="mx-auto w-full sm:max-w-[40svh] @min-[34rem]:max-w-none">
            <CourtPad
              label={t('place')}
              onPlace={pad.place}
              onPoint={(location) => setPointedAt(location && pointsFrom(location))}
            />
          </div>
          {desk.state.profile.recordedAs !== 'scoresheet' && (
            <ShotDetails desk={desk} pad={pad} picked={picked} shot={shot} />
          )}
        </div>
      </div>
    </div>
  );
}
