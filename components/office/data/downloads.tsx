'use client';

import { useTranslations } from 'next-intl';
import { useDownload } from '#components/office/shared/use-download.ts';
import { Button } from '#components/ui/button.tsx';
import { type DataExport, dataExports, downloadExport } from '#lib/api/contract/data-export.ts';

/** Everything of the league as files. */
export function Downloads() {
  const t = useTranslations('office-data');
  const { save, isBusy } = useDownload();
  const download = (what: DataExport) => save(downloadExport.path.replace('{export}', what));
  return (
    <ul>
      {dataExports.map((what) => (
        <li key={what} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
          <span className="min-w-0 flex-1 basis-64">
            <span className="block font-semibold">{t(`export.${what}`)}</span>
            {what === 'archive' && <span className="block text-sm text-quiet">{t('archiveHelp')}</span>}
          </span>
          <Button
            size="sm"
            disabled={isBusy}
            onClick={() => void download(what)}
            aria-label={t('downloadOf', { what: t(`export.${what}`) })}
          >
            {t('download')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
