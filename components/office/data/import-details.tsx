'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { OfficeDialog } from '#components/office/shared/office-dialog.tsx';
import { Opening } from '#components/office/shared/opening.tsx';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { type DataImport, getDataImport } from '#lib/api/contract/data-import.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { KeptList } from './kept-list.tsx';
import { ReportView } from './report-view.tsx';

/** A button that shows what an import did, and what its undo has kept. */
export function ImportDetails({ one }: { one: DataImport }) {
  const t = useTranslations('office-data');
  const [isOpen, setOpen] = useState(false);
  const call = apiQuery(getDataImport, { params: { importId: one.id }, query: {} });
  const { data } = useOfficeQuery({ ...call, enabled: isOpen });
  return (
    <OfficeDialog
      title={t('report', { name: one.fileName })}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<Button size="sm">{t('show')}</Button>}
    >
      {data ? (
        <>
          {data.kept.length > 0 && <KeptList kept={data.kept} />}
          {data.report && <ReportView report={data.report} />}
        </>
      ) : (
        <Opening className="min-h-16" />
      )}
    </OfficeDialog>
  );
}
