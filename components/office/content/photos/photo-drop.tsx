'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '#components/ui/button-variant.ts';
import { cx } from '#components/ui/cx.ts';

const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** Takes photos: dropped here, or chosen. */
export function PhotoDrop({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useTranslations('office-photos');
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => onFiles([...(files ?? [])].filter(({ type }) => type.startsWith('image/')));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input inside does the same by keyboard
    <div
      className={cx(
        'my-3 flex flex-col items-start gap-3 border-2 border-dashed p-5',
        isOver ? 'border-action bg-hover' : 'border-line-strong',
      )}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <label className={`${buttonClass('secondary', 'md')} has-focus-visible:outline-2`}>
        <input
          type="file"
          multiple
          className="sr-only"
          accept={accepted}
          onChange={({ currentTarget }) => {
            take(currentTarget.files);
            currentTarget.value = '';
          }}
        />
        {t('choose')}
      </label>
      <p className="text-sm text-quiet">{t('dropHelp')}</p>
    </div>
  );
}
