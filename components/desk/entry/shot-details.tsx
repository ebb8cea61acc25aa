'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { KeyButton } from '#components/desk/shared/key-button.tsx';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import { cx } from '#components/ui/cx.ts';
import { type GameEvent, shotKinds } from '#lib/basketball/events.ts';
import { actionKeys } from '#lib/desk/entry/keys.ts';
import { pointCategoriesOf } from '#lib/desk/entry/point-categories.ts';
import { CategoryButtons } from './category-buttons.tsx';
import type { Choosing, Entry, Picked } from './use-entry.ts';

type Props = { desk: Desk; pad: Entry; picked: Picked; shot: Extract<Choosing, { kind: 'place' }>['shot'] };

const kinds = shotKinds.filter((kind) => kind !== 'unknown');
const small = 'min-h-9! px-1! text-xs leading-tight whitespace-normal!';

/** The kind of an open shot and its point categories, preset as they follow from the log; both optional. */
export function ShotDetails({ desk, pad, picked, shot }: Props) {
  const t = useTranslations('desk');
  const fromLog = useMemo(() => {
    if (pad.insertion.isOn) return {};
    const { period, clockMs } = picked.stamp;
    const { side, person } = picked;
    const open = { type: 'field-goal', side, person, points: 2, made: true, shot: 'unknown' } as const;
    return pointCategoriesOf(desk.state, { ...open, id: 'open', seq: 0, period, clockMs } satisfies GameEvent);
  }, [desk.state, picked, pad.insertion.isOn]);
  const change = (more: Partial<typeof shot>) => pad.choose({ kind: 'place', shot: { ...shot, ...more } });
  return (
    <div className="grid grid-cols-3 content-start gap-1 sm:grid-cols-5 @min-[34rem]:grid-cols-2">
      {kinds.map((kind, index) => (
        <KeyButton
          key={kind}
          keyName={actionKeys[index] ?? ''}
          aria-pressed={shot.shot === kind}
          className={cx(small, shot.shot === kind && 'border-2 border-ink bg-highlight!')}
          onClick={() => change({ shot: shot.shot === kind ? 'unknown' : kind })}
        >
          {t('shot.kind', { kind: kind.replaceAll('-', '_') })}
        </KeyButton>
      ))}
      <CategoryButtons
        fromLog={fromLog}
        said={shot.categories}
        keys={actionKeys.slice(kinds.length)}
        onChange={(categories) => change({ categories })}
      />
    </div>
  );
}
