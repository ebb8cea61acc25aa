'use client';

import { useTranslations } from 'next-intl';
import { CheckField } from '#components/ui/field.tsx';

type Props = {
  teams: readonly { id: string; name: string }[];
  /** Ids in the order drawn. */
  drawn: readonly string[];
  onChange: (drawn: string[]) => void;
};

/** The teams between which lots were drawn, ticked in the order in which they were drawn. */
export function DrawFields({ teams, drawn, onChange }: Props) {
  const t = useTranslations('office-competition');
  return (
    <fieldset>
      <legend className="label mb-1">{t('drawHelp')}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
        {teams.map(({ id, name }) => {
          const place = drawn.indexOf(id) + 1;
          return (
            <CheckField
              key={id}
              path={`decision.drawn.${id}`}
              label={place > 0 ? t('drawnAs', { place, name }) : name}
              checked={place > 0}
              onChange={() => onChange(place > 0 ? drawn.filter((one) => one !== id) : [...drawn, id])}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
