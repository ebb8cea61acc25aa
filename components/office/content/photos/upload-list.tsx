'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import type { PhotoUpload } from './use-photo-uploads.ts';

type Props = { uploads: readonly PhotoUpload[]; onAgain: (upload: PhotoUpload) => void; onForget: () => void };

/** How far the photos on their way are, and which of them did not arrive. */
export function UploadList({ uploads, onAgain, onForget }: Props) {
  const t = useTranslations('office-photos.upload');
  if (uploads.length === 0) return null;
  const failed = uploads.filter(({ state }) => state === 'failed');
  const known = uploads.filter(({ state }) => state === 'known').length;
  const done = uploads.filter(({ state }) => state === 'sent' || state === 'known').length;
  const isOver = done + failed.length === uploads.length;
  return (
    <div className="mb-4">
      <progress aria-label={t('progress')} value={done + failed.length} max={uploads.length} className="w-full" />
      <p role="status" className="text-sm">
        {t('count', { done, all: uploads.length })}
        {known > 0 && ` ${t('known', { count: known })}`}
      </p>
      <ul>
        {failed.map((upload) => (
          <li key={upload.id} className="flex flex-wrap items-center gap-3 border-b border-line py-2 text-sm">
            <span className="min-w-0 grow wrap-anywhere">
              <span className="font-semibold">{upload.file.name}</span>{' '}
              <span className="text-negative">{upload.problem}</span>
            </span>
            <Button aria-label={t('againName', { name: upload.file.name })} onClick={() => onAgain(upload)}>
              {t('again')}
            </Button>
          </li>
        ))}
      </ul>
      {isOver && (
        <Button variant="quiet" onClick={onForget}>
          {t('hide')}
        </Button>
      )}
    </div>
  );
}
