'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import type { Side } from '#lib/basketball/events.ts';
import { sides } from '#lib/basketball/sides.ts';

type Periods = readonly Record<Side, string>[];

const regularPeriods = 4;
const maxPeriods = 20;
const noPoints = { home: '', away: '' };

/** The points of each period, for who has them: quarters at first, overtimes one by one. */
export function PeriodFields({
  periods,
  onChange,
  names,
  problem,
}: {
  periods: Periods;
  onChange: (periods: Periods) => void;
  names: Record<Side, string>;
  problem?: string | undefined;
}) {
  const t = useTranslations('office.results');
  if (periods.length === 0)
    return (
      <Button size="sm" onClick={() => onChange(Array.from({ length: regularPeriods }, () => noPoints))}>
        {t('addPeriods')}
      </Button>
    );
  const set = (changed: number, side: Side, points: string) =>
    onChange(periods.map((period, index) => (index === changed ? { ...period, [side]: points } : period)));
  return (
    <fieldset>
      <legend className="label mb-2">{t('periods')}</legend>
      <ol className="flex flex-col gap-2">
        {periods.map((period, index) => {
          const name =
            index < regularPeriods
              ? t('period', { number: index + 1 })
              : t('overtime', { number: index + 1 - regularPeriods });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a period is its place
            <li key={index} className="grid grid-cols-[3rem_1fr_1fr] items-center gap-x-4">
              <span className="text-sm font-semibold">{name}</span>
              {sides.map((side) => (
                <TextField
                  key={side}
                  path={`periods.${index}.${side}`}
                  label={`${name}, ${names[side]}`}
                  isLabelHidden
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={3}
                  value={period[side]}
                  onChange={({ currentTarget }) => set(index, side, currentTarget.value)}
                />
              ))}
            </li>
          );
        })}
      </ol>
      {problem && <p className="mt-2 text-sm font-semibold text-negative">{problem}</p>}
      <div className="mt-2 flex gap-2">
        <Button size="sm" disabled={periods.length >= maxPeriods} onClick={() => onChange([...periods, noPoints])}>
          {t('addOvertime')}
        </Button>
        <Button size="sm" onClick={() => onChange([])}>
          {t('removePeriods')}
        </Button>
      </div>
    </fieldset>
  );
}
