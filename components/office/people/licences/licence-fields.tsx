'use client';

import { useTranslations } from 'next-intl';
import { DateField } from '#components/office/people/date-field.tsx';
import { TextField } from '#components/ui/field.tsx';
import type { Licence } from '#lib/api/contract/people/licences.ts';

export type LicenceValues = Pick<Licence, 'number' | 'kind' | 'from' | 'until'>;

const isOrderedLicence = ({ from, until }: LicenceValues): boolean => !from || !until || from <= until;
export const isCompleteLicence = (values: LicenceValues): boolean =>
  values.number.trim() !== '' && isOrderedLicence(values);

const maxLength = 40;

/** Number, kind, first and last day of a licence. */
export function LicenceFields({
  values,
  set,
}: {
  values: LicenceValues;
  set: (values: Partial<LicenceValues>) => void;
}) {
  const t = useTranslations('office-licences');
  return (
    <div className="grid grid-cols-2 gap-4">
      <TextField
        path="licence.number"
        label={t('number')}
        autoComplete="off"
        maxLength={maxLength}
        value={values.number}
        onChange={({ currentTarget }) => set({ number: currentTarget.value })}
      />
      <TextField
        path="licence.kind"
        label={t('kind')}
        autoComplete="off"
        maxLength={maxLength}
        value={values.kind ?? ''}
        onChange={({ currentTarget }) => set({ kind: currentTarget.value || null })}
      />
      <DateField path="licence.from" label={t('from')} value={values.from} onChange={(from) => set({ from })} />
      <DateField
        path="licence.until"
        label={t('until')}
        value={values.until}
        onChange={(until) => set({ until })}
        problem={isOrderedLicence(values) ? undefined : t('problem.days')}
      />
    </div>
  );
}
