'use client';

import { ChoiceField, TextField } from '#components/ui/field.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import type { PlayerDraft } from '#lib/api/contract/application/draft.ts';
import { fill } from '#lib/i18n/fill.ts';
import { useApplicationForm } from './form-context.ts';

export type PositionOption = { value: string; label: string };

const gridClass =
  'grid grid-cols-6 gap-x-3 gap-y-2 lg:grid-cols-[minmax(0,1fr)_10rem_11rem_6.5rem_5rem_2.75rem] lg:items-start';

/** The fields of a player: stacked on a phone, in one row on a wide screen. */
export function PlayerFields({
  player,
  index,
  positions,
  onChange,
  onRemove,
}: {
  player: PlayerDraft;
  index: number;
  positions: readonly PositionOption[];
  onChange: (player: PlayerDraft) => void;
  onRemove: () => void;
}) {
  const { labels, problemOf, onLeave } = useApplicationForm();
  const number = index + 1;
  const field = (name: keyof PlayerDraft) => {
    const path = `players.${index}.${name}`;
    return {
      path,
      label: labels.player[name],
      isLabelHidden: index > 0,
      problem: problemOf(path),
      value: player[name],
      autoComplete: 'off',
      onChange: ({ target: { value } }: { target: { value: string } }) => onChange({ ...player, [name]: value }),
      onBlur: () => onLeave(path),
    };
  };
  return (
    <fieldset className={gridClass}>
      <legend className="sr-only">{fill(labels.playerLine, { number })}</legend>
      <TextField {...field('name')} className="col-span-5 lg:col-span-1" />
      <IconButton
        icon="close"
        label={fill(labels.removePlayer, { number })}
        onClick={onRemove}
        className={`self-end justify-self-end text-quiet lg:order-last ${index > 0 ? 'lg:self-start' : 'lg:mt-6 lg:self-start'}`}
      />
      <TextField {...field('birthDate')} type="date" className="col-span-3 lg:col-span-1" />
      <ChoiceField {...field('position')} className="col-span-3 lg:col-span-1">
        <option value="">–</option>
        {positions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </ChoiceField>
      <TextField {...field('height')} inputMode="numeric" className="col-span-3 lg:col-span-1" />
      <TextField {...field('number')} inputMode="numeric" className="col-span-3 lg:col-span-1" />
    </fieldset>
  );
}
