'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import type { OfficialAbsence } from '#lib/api/contract/people/officials.ts';
import { todayHere } from '#lib/i18n/format/visitor-time.ts';

export const areAbsencesOrdered = (absences: readonly OfficialAbsence[]): boolean =>
  absences.every(({ from, until }) => from <= until);

/** The days on which an official is absent. */
export function AbsenceFields({
  absences,
  onChange,
}: {
  absences: readonly OfficialAbsence[];
  onChange: (absences: OfficialAbsence[]) => void;
}) {
  const t = useTranslations('office-officials');
  const change = (index: number, values: Partial<OfficialAbsence>) =>
    onChange(absences.map((one, at) => (at === index ? { ...one, ...values } : one)));
  const add = () => {
    const today = todayHere();
    onChange([...absences, { from: today, until: today, note: null }]);
  };
  return (
    <div>
      {absences.length === 0 && <p className="py-2 text-sm text-quiet">{t('noAbsence')}</p>}
      <ul>
        {absences.map(({ from, until, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity than its place
          <li key={index} className="grid grid-cols-2 items-end gap-3 border-b border-line py-3 sm:grid-cols-4">
            <TextField
              path={`absence.${index}.from`}
              label={t('from')}
              type="date"
              value={from}
              onChange={({ currentTarget: { value } }) =>
                value && change(index, { from: value, ...(until < value && { until: value }) })
              }
            />
            <TextField
              path={`absence.${index}.until`}
              label={t('until')}
              type="date"
              value={until}
              onChange={({ currentTarget: { value } }) => value && change(index, { until: value })}
              problem={from <= until ? undefined : t('problem.days')}
            />
            <TextField
              path={`absence.${index}.note`}
              label={t('note')}
              autoComplete="off"
              maxLength={200}
              value={note ?? ''}
              onChange={({ currentTarget: { value } }) => change(index, { note: value || null })}
            />
            <IconButton
              icon="close"
              label={t('dropAbsence', { number: index + 1 })}
              onClick={() => onChange(absences.filter((_, at) => at !== index))}
            />
          </li>
        ))}
      </ul>
      <Button size="sm" className="mt-3" onClick={add}>
        {t('addAbsence')}
      </Button>
    </div>
  );
}
