'use client';

import { useMemo } from 'react';
import { CourtPad } from '#components/desk/entry/court-pad.tsx';
import { useDeskText } from '#components/desk/shared/desk-text.ts';
import { KeyButton } from '#components/desk/shared/key-button.tsx';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import { cx } from '#components/ui/cx.ts';
import { Disclosure } from '#components/ui/disclosure.tsx';
import type { GameEvent } from '#lib/basketball/events.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import type { Edit } from '#lib/desk/entry/edit.ts';
import { entryKeys } from '#lib/desk/entry/keys.ts';
import { pointCategories, pointCategoriesOf } from '#lib/desk/entry/point-categories.ts';
import { pointsFrom } from '#lib/desk/entry/shot.ts';

type Scoring = Extract<GameEvent, { type: 'field-goal' | 'free-throw' }>;
type Props = { desk: Desk; entry: GameEvent; edit: Edit; onChange: (to: Edit) => void };

/** Result, value, point categories and place of a shot; a new place sets its value, which can be set again. */
export function ShotFields({ desk, entry, edit, onChange }: Props) {
  const { t } = useDeskText(4);
  if (entry.type !== 'field-goal' && entry.type !== 'free-throw') return null;
  return (
    <div>
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        <KeyButton keyName={entryKeys.result} onClick={() => onChange({ made: !entry.made })}>
          {entry.made ? t('toMissed') : t('toMade')}
        </KeyButton>
        {entry.type === 'field-goal' && (
          <KeyButton keyName={entryKeys.value} onClick={() => onChange({ points: entry.points === 2 ? 3 : 2 })}>
            {t('toPoints', { count: entry.points === 2 ? 3 : 2 })}
          </KeyButton>
        )}
        <Categories desk={desk} entry={entry} edit={edit} onChange={onChange} />
      </div>
      {entry.type === 'field-goal' && (
        <Disclosure summary={t('place')}>
          <CourtPad
            label={t('place')}
            marked={entry.location}
            onPlace={(location) => onChange({ location, points: pointsFrom(location) })}
          />
        </Disclosure>
      )}
    </div>
  );
}

function Categories({ desk, entry, edit, onChange }: Props & { entry: Scoring }) {
  const { t } = useDeskText(4);
  const { played, profile, roster } = desk.state;
  const effective = useMemo(() => {
    const before = played.slice(
      0,
      played.findIndex(({ id }) => id === entry.id),
    );
    return pointCategoriesOf(replayGame({ profile, roster, events: renumbered(before) }), entry);
  }, [played, profile, roster, entry]);
  const shown = pointCategories.filter((category) => entry.type === 'field-goal' || !ofPlay.has(category));
  return shown.map((category, index) => {
    const isOn = effective[category] ?? false;
    return (
      <KeyButton
        key={category}
        keyName={entryKeys.categories[index] ?? ''}
        aria-pressed={isOn}
        className={cx(isOn && 'border-2 border-ink')}
        onClick={() => onChange({ categories: { ...edit.categories, [category]: !isOn } })}
      >
        {t(`shot.${category}`)}
      </KeyButton>
    );
  });
}

/** Categories that a free throw cannot have. */
const ofPlay: ReadonlySet<string> = new Set(['inThePaint']);

/** The entries in order of play as a log of their own. */
const renumbered = (played: readonly GameEvent[]): GameEvent[] =>
  played.map(({ after, supersedes, ...event }, index) => ({ ...event, seq: index + 1 }) as GameEvent);
