'use client';

import { useTranslations } from 'next-intl';
import { KeyButton } from '#components/desk/shared/key-button.tsx';
import { cx } from '#components/ui/cx.ts';
import type { PointCategory } from '#lib/desk/entry/point-categories.ts';

/** A place shows by itself whether a shot was taken in the paint. */
const saidByHand = ['fastBreak', 'secondChance', 'fromTurnover'] as const;

type Categories = Partial<Record<PointCategory, boolean>>;

/** The categories of the points of an open shot or free throw, preset as they follow from the log. */
export function CategoryButtons({
  fromLog,
  said = {},
  keys,
  onChange,
}: {
  fromLog: Categories;
  said: Categories | undefined;
  keys: readonly string[];
  onChange: (said: Categories) => void;
}) {
  const t = useTranslations('desk');
  return saidByHand.map((category, index) => {
    const isOn = said[category] ?? fromLog[category] ?? false;
    return (
      <KeyButton
        key={category}
        keyName={keys[index] ?? ''}
        aria-pressed={isOn}
        className={cx(
          'min-h-9! px-1.5! text-xs leading-tight whitespace-normal!',
          isOn && 'border-2 border-ink bg-highlight!',
        )}
        onClick={() => onChange({ ...said, [category]: !isOn })}
      >
        {t(`shot.${category}`)}
      </KeyButton>
    );
  });
}
