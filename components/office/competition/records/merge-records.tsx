'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmedButton } from '#components/office/shared/confirmed-button.tsx';
import { refusalText, useOfficeChange, useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { Select } from '#components/ui/select.tsx';
import type { RecordMergePreview } from '#lib/api/contract/competition/records.ts';

type Props = {
  others: readonly { id: string; name: string; city?: string | null }[];
  /** What is asked of the server for a duplicate. */
  previewOf: (duplicateId: string) => Promise<RecordMergePreview>;
  merge: (duplicateId: string) => Promise<{ name: string }>;
  queryKey: readonly string[];
};

/** Takes over another record of the same thing: chosen, shown what moves and what is dropped, asked once. */
export function MergeRecords({ others, previewOf, merge, queryKey }: Props) {
  const t = useTranslations('office-records');
  const office = useTranslations('office');
  const [duplicateId, setDuplicateId] = useState('');
  const { change } = useOfficeChange();
  const query = useOfficeQuery({
    queryKey: [...queryKey, 'merge', duplicateId],
    queryFn: () => previewOf(duplicateId),
    enabled: duplicateId !== '',
    retry: false,
  });
  const preview = duplicateId === '' ? undefined : query.data;
  const onMerge = async () => {
    const kept = await change(
      () => merge(duplicateId),
      ({ name }) => ({ text: t('merged', { name }) }),
    );
    if (kept) setDuplicateId('');
  };
  return (
    <Disclosure summary={t('mergeTitle')}>
      <p className="mb-3 text-sm text-quiet">{t('mergeHelp')}</p>
      <Select
        size="md"
        label={t('duplicate')}
        options={[
          { value: '', label: t('choose') },
          ...others.map(({ id, name, city }) => ({ value: id, label: city ? t('inCity', { name, city }) : name })),
        ]}
        value={duplicateId}
        onValueChange={setDuplicateId}
      />
      {query.isError && duplicateId !== '' && (
        <p role="alert" className="mt-3 font-semibold text-negative">
          {refusalText(query.error, office)}
        </p>
      )}
      {preview && (
        <div className="mt-3 flex flex-col items-start gap-3">
          <ul className="text-sm">
            {preview.moves.map(({ thing, count }) => (
              <li key={thing}>{t(`moves.${thing}`, { count })}</li>
            ))}
            {preview.moves.length === 0 && <li>{t('nothingMoves')}</li>}
            {preview.differences.map(({ fact, kept, dropped }) => (
              <li key={fact} className="wrap-anywhere">
                {t('dropped', { fact: factLabel(fact, t), kept, dropped })}
              </li>
            ))}
          </ul>
          <ConfirmedButton
            label={t('merge')}
            title={preview.keep}
            question={t('mergeQuestion', { keep: preview.keep, duplicate: preview.duplicate })}
            onConfirm={onMerge}
          />
        </div>
      )}
    </Disclosure>
  );
}

const facts = [
  ...['address', 'capacity', 'city', 'code', 'colors', 'country', 'crest', 'founded', 'latitude', 'longitude'],
  ...['name', 'shortName', 'timeZone', 'website'],
] as const;

function factLabel(fact: string, t: ReturnType<typeof useTranslations<'office-records'>>): string {
  const known = facts.find((one) => one === fact);
  return known ? t(`fact.${known as 'address'}`) : fact;
}
