'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DropZone } from '#components/office/shared/drop-zone.tsx';
import { Select } from '#components/ui/select.tsx';
import { type DataImportKind, dataImportKinds } from '#lib/api/contract/data-import-kinds.ts';

const accepted = '.csv,.tsv,.txt,.xlsx,.json';

/** Chooses what a file holds, and takes the file: dropped here, or chosen. */
export function FileDrop({
  isBusy,
  onFile,
}: {
  isBusy: boolean;
  onFile: (kind: DataImportKind, file: File) => Promise<void>;
}) {
  const t = useTranslations('office-data');
  const [kind, setKind] = useState<DataImportKind>('fixtures');
  const take = ([file]: File[]) => {
    if (file && !isBusy) void onFile(kind, file);
  };
  return (
    <div className="grid gap-4 sm:grid-cols-[16rem_1fr]">
      <Select
        label={t('kindLabel')}
        options={dataImportKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={kind}
        onValueChange={setKind}
      />
      <DropZone label={t('choose')} accept={accepted} disabled={isBusy} onFiles={take}>
        <p className="text-sm text-quiet">{t(kind === 'livestats' ? 'dropHelpJson' : 'dropHelp')}</p>
        <p role="status" className="text-sm">
          {isBusy && t('working')}
        </p>
      </DropZone>
    </div>
  );
}
