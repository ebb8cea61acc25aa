'use client';

import { useTranslations } from 'next-intl';
import { OfficeDialog } from '#components/office/shared/office-dialog.tsx';
import { refusalText, useOfficeQuery } from '#components/office/shared/use-office.ts';
import { getPerson } from '#lib/api/contract/people/person.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { PersonForm } from './person-form.tsx';

/** The record of a person. */
export function PersonDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const office = useTranslations('office');
  const t = useTranslations('office-people');
  const query = useOfficeQuery(apiQuery(getPerson, { params: { person: id }, query: {} }));
  // What an earlier visit has read may be old: a form is filled in on what stands now.
  if (query.data && query.isFetchedAfterMount) return <PersonForm read={query.data} onClose={onClose} />;
  return (
    <OfficeDialog title={t('record')} isOpen onOpenChange={(open) => !open && onClose()}>
      <p role={query.isError ? 'alert' : 'status'} className="min-h-40 py-3 text-quiet">
        {query.isError ? refusalText(query.error, office) : office('opening')}
      </p>
    </OfficeDialog>
  );
}
