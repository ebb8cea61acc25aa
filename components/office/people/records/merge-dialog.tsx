'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { OfficeDialog } from '#components/office/shared/office-dialog.tsx';
import { refusalText, useOfficeChange, useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { commandApi } from '#lib/api/client.ts';
import { type MergePreview, mergePerson, previewMerge } from '#lib/api/contract/people/duplicates.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { MergeSides } from './merge-sides.tsx';

type Props = { one: string; other: string; onClose: () => void; onMerged: () => void };

/** Two records side by side, what a merge moves and drops, and the merge, which is asked once. */
export function MergeDialog({ one, other, onClose, onMerged }: Props) {
  const t = useTranslations('office-people');
  const office = useTranslations('office');
  const [pair, setPair] = useState({ person: one, duplicate: other });
  const query = useOfficeQuery(apiQuery(previewMerge, { params: pair, query: {} }));
  const { change, isBusy } = useOfficeChange();
  const merge = async () => {
    const merged = await change(
      () => commandApi(mergePerson, { params: pair, body: {} }),
      ({ kept, games }) => ({ text: t('merged', { name: kept.name, games }) }),
    );
    if (merged) onMerged();
  };
  return (
    <OfficeDialog title={t('mergeTitle')} isOpen initialFocus="title" onOpenChange={(open) => !open && onClose()}>
      {query.data ? (
        <>
          <MergeSides preview={query.data} />
          <Consequences preview={query.data} />
          <div className="mt-4 flex flex-wrap gap-2">
            <Button onClick={onClose}>{office('cancel')}</Button>
            <Button onClick={() => setPair({ person: pair.duplicate, duplicate: pair.person })}>{t('swap')}</Button>
            <Button variant="primary" disabled={isBusy || query.data.refusal !== null} onClick={() => void merge()}>
              {t('merge')}
            </Button>
          </div>
        </>
      ) : (
        <p className="min-h-40 py-3 text-quiet">
          {query.isError ? refusalText(query.error, office) : office('opening')}
        </p>
      )}
    </OfficeDialog>
  );
}

function Consequences({ preview: { moves, differences, refusal } }: { preview: MergePreview }) {
  const t = useTranslations('office-people');
  const office = useTranslations('office');
  if (refusal)
    return (
      <p role="alert" className="py-2 font-semibold text-negative">
        {office('refused', { reason: refusal })}
      </p>
    );
  return (
    <>
      <p className="py-2">{t('moves', moves)}</p>
      {differences.length > 0 && (
        <ul className="pb-2 text-sm text-quiet">
          {differences.map(({ fact, kept, dropped }) => (
            <li key={fact}>{t('dropped', { fact: t(`field.${fact as 'name'}`), kept, dropped })}</li>
          ))}
        </ul>
      )}
      <p className="font-semibold text-warning">{t('noUndo')}</p>
    </>
  );
}
