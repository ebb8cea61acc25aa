'use client';

import { useTranslations } from 'next-intl';
import { DropZone } from '#components/office/shared/drop-zone.tsx';

const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** Takes photos; other files are left out. */
export function PhotoDrop({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useTranslations('office-photos');
  return (
    <DropZone
      label={t('choose')}
      accept={accepted}
      multiple
      className="my-3"
      onFiles={(files) => onFiles(files.filter(({ type }) => type.startsWith('image/')))}
    >
      <p className="text-sm text-quiet">{t('dropHelp')}</p>
    </DropZone>
  );
}
