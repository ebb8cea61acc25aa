'use client';

import { useTranslations } from 'next-intl';
import { useOfficeChange } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { downloadApi } from '#lib/api/client.ts';
import { type DataExport, dataExports, downloadExport } from '#lib/api/contract/data-export.ts';

/** Everything of the league as files. */
export function Downloads() {
  const t = useTranslations('office-data');
  const { change, isBusy } = useOfficeChange();
  const download = (what: DataExport) =>
    change(
      async () => {
        const { file, fileName } = await downloadApi(downloadExport.path.replace('{export}', what));
        const link = document.createElement('a');
        link.href = URL.createObjectURL(file);
        link.download = fileName;
        link.click();
        setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
        return fileName;
      },
      (name) => ({ text: t('downloaded', { name }) }),
    );
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
