'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import type { DataImportPreview } from '#lib/api/contract/data-import.ts';
import { ReportView } from './report-view.tsx';

/** What an import will do, and the button that does it. */
export function Preview({
  preview: { report },
  isStale,
  isBusy,
  onApply,
}: {
  preview: DataImportPreview;
  isStale: boolean;
  isBusy: boolean;
  onApply: () => void;
}) {
  const t = useTranslations('office-data');
  const { created, changed, refused } = report.counts;
  return (
    <div className="grid gap-6">
      {isStale && (
        <p role="alert" className="max-w-prose font-semibold text-negative">
          {t('stale')}
        </p>
      )}
      <ReportView report={report} />
      {created + changed === 0 ? (
        <p className="font-semibold">{t('nothingToDo')}</p>
      ) : (
        <div>
          {refused > 0 && <p className="mb-2 text-sm">{t('refusedStay', { count: refused })}</p>}
          <Button variant="primary" disabled={isBusy} onClick={onApply}>
            {t('apply', { created, changed })}
          </Button>
        </div>
      )}
    </div>
  );
}
