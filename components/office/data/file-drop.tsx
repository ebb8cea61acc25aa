'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '#components/ui/button-variant.ts';
import { cx } from '#components/ui/cx.ts';
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
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the input inside does the same by keyboard */}
      <div
        className={cx(
          'flex flex-col items-start gap-3 border-2 border-dashed p-5',
          isOver ? 'border-action bg-hover' : 'border-line-strong',
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
      >
        <label className={`${buttonClass('secondary', 'md')} has-focus-visible:outline-2`}>
          <input
            type="file"
            className="sr-only"
            accept={accepted}
            disabled={isBusy}
            onChange={({ currentTarget }) => {
              take(currentTarget.files);
              currentTarget.value = '';
            }}
          />
          {t('choose')}
        </label>
        <p className="text-sm text-quiet">{t(kind === 'livestats' ? 'dropHelpJson' : 'dropHelp')}</p>
        <p role="status" className="text-sm">
          {isBusy && t('working')}
        </p>
      </div>
    </div>
  );
}
