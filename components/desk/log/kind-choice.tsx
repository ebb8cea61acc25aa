'use client';

import { useDeskText } from '#components/desk/shared/desk-text.ts';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import { Select } from '#components/ui/select.tsx';
import { type GameEvent, shotKinds, turnoverKinds } from '#lib/basketball/events.ts';
import type { Edit } from '#lib/desk/entry/edit.ts';
import { foulChoices, foulKey } from '#lib/desk/entry/foul-choices.ts';

/** A choice of the kind of a shot, rebound, jump ball, foul or turnover. */
export function KindChoice({
  desk,
  entry,
  onChange,
}: {
  desk: Desk;
  entry: GameEvent;
  onChange: (edit: Edit) => void;
}) {
  const { t, foulText, plays } = useDeskText(desk.state.profile.periods.count);
  if (entry.type === 'turnover') {
    const options = turnoverKinds.map((kind) => ({
      value: kind,
      label: plays('turnover', { kind: kind.replaceAll('-', '_') }),
    }));
    return (
      <Select
        label={t('kind')}
        options={options}
        value={entry.kind}
        onValueChange={(turnover) => onChange({ turnover })}
      />
    );
  }
  if (entry.type === 'field-goal') {
    const options = shotKinds.map((kind) => ({
      value: kind,
      label: t('shot.kind', { kind: kind.replaceAll('-', '_') }),
    }));
    return (
      <Select label={t('kind')} options={options} value={entry.shot} onValueChange={(shot) => onChange({ shot })} />
    );
  }
  if (entry.type === 'rebound') {
    const options = [
      { value: 'offensive' as const, label: t('reboundOffensive') },
      { value: 'defensive' as const, label: t('reboundDefensive') },
    ];
    return (
      <Select
        label={t('kind')}
        options={options}
        value={entry.kind}
        onValueChange={(rebound) => onChange({ rebound })}
      />
    );
  }
  if (entry.type === 'jump-ball') {
    const options = [
      { value: 'won' as const, label: plays('jumpBallWon') },
      { value: 'lost' as const, label: plays('jumpBallLost') },
    ];
    return (
      <Select
        label={t('kind')}
        options={options}
        value={entry.outcome}
        onValueChange={(jumpBall) => onChange({ jumpBall })}
      />
    );
  }
  if (entry.type !== 'foul') return null;
  const choices = foulChoices(desk.state.profile, entry.person === null, true).map((foul) => ({
    foul,
    value: foulKey(foul),
    label: foulText(foul),
  }));
  const { freeThrows = 0, shooting, kind } = entry;
  const isBonus = kind === 'personal' && freeThrows === 2 && shooting === false;
  return (
    <Select
      label={t('kind')}
      options={choices}
      value={foulKey({ ...entry, freeThrows, isBonus })}
      onValueChange={(value) => {
        const choice = choices.find((one) => one.value === value);
        if (choice) onChange({ foul: choice.foul });
      }}
    />
  );
}
