'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { QueryList } from '#components/office/shared/query-list.tsx';
import { useOfficeChange, useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { commandApi } from '#lib/api/client.ts';
import {
  type DuplicatePair,
  forgetDistinction,
  listDuplicates,
  tellApart,
} from '#lib/api/contract/people/duplicates.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { nameOf, PersonLine } from './person-line.tsx';
import { MergeDialog } from './records/merge-dialog.tsx';

/** Records that may be of one person. */
export function Duplicates() {
  const t = useTranslations('office-people');
  const office = useTranslations('office');
  const [open, setOpen] = useState<DuplicatePair | null>(null);
  const { change, isBusy } = useOfficeChange();
  const tell = ({ keep, duplicate }: DuplicatePair) => {
    const params = { person: keep.id, duplicate: duplicate.id };
    const undo = () =>
      change(
        () => commandApi(forgetDistinction, { params, body: {} }),
        () => ({ text: t('twoPeopleUndone') }),
      );
    void change(
      () => commandApi(tellApart, { params, body: {} }),
      () => ({ text: t('twoPeopleSaved'), undo: { label: office('undo'), run: () => void undo() } }),
    );
  };
  const query = useOfficeQuery(apiQuery(listDuplicates, { params: {}, query: {} }));
  return (
    <>
      <p className="max-w-prose pb-4 text-sm text-quiet">{t('duplicatesHelp')}</p>
      <QueryList query={query} nothing={t('noDuplicates')}>
        {(pair) => (
          <li key={`${pair.keep.id} ${pair.duplicate.id}`} className="border-b border-line bg-raised p-3">
            <div className="grid gap-3 sm:grid-cols-2">
              <PersonLine person={pair.keep} />
              <PersonLine person={pair.duplicate} />
            </div>
            <div className="mt-3 flex flex-wrap items-center gap-2">
              <Badge>{t(`reason.${pair.reason}`)}</Badge>
              {pair.hasSameBirthDate && <Badge tone="positive">{t('sameBirthDate')}</Badge>}
              <Button
                size="sm"
                className="ms-auto"
                disabled={isBusy}
                aria-label={t('twoPeopleNames', { one: nameOf(pair.keep), other: nameOf(pair.duplicate) })}
                onClick={() => tell(pair)}
              >
                {t('twoPeople')}
              </Button>
              <Button
                size="sm"
                aria-label={t('compareNames', { one: nameOf(pair.keep), other: nameOf(pair.duplicate) })}
                onClick={() => setOpen(pair)}
              >
                {t('compare')}
              </Button>
            </div>
          </li>
        )}
      </QueryList>
      {open && (
        <MergeDialog
          one={open.keep.id}
          other={open.duplicate.id}
          onClose={() => setOpen(null)}
          onMerged={() => setOpen(null)}
        />
      )}
    </>
  );
}
