import { useTranslations } from 'next-intl';
import pLimit from 'p-limit';
import { useState } from 'react';
import { refusalText } from '#components/office/shared/use-office.ts';
import { ApiFailure } from '#lib/api/api-failure.ts';
import type { StoredPhoto } from '#lib/api/contract/photo-upload.ts';
import { maxPictureBytes } from '#lib/api/contract/stored-picture.ts';
import { sendPhoto } from '#lib/api/send-photo.ts';
import { newUuid } from '#lib/new-uuid.ts';

export type PhotoUpload = {
  id: string;
  file: File;
  state: 'waiting' | 'sending' | 'sent' | 'known' | 'failed';
  problem: string | null;
};

const atOnce = 3;

/** The photos on their way to the server, three at once; `onStored` gets each that has arrived. */
export function usePhotoUploads(onStored: (photo: StoredPhoto) => void) {
  const t = useTranslations('office');
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([]);
  const [limit] = useState(() => pLimit(atOnce));
  const mark = (id: string, values: Partial<PhotoUpload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...values } : one)));

  const send = async ({ id, file }: PhotoUpload) => {
    if (file.size > maxPictureBytes)
      return mark(id, { state: 'failed', problem: t('picture.tooLarge', { size: maxPictureBytes / 1024 / 1024 }) });
    mark(id, { state: 'sending', problem: null });
    try {
      const { photo, isKnown } = await sendPhoto(file);
      onStored(photo);
      mark(id, { state: isKnown ? 'known' : 'sent' });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      mark(id, { state: 'failed', problem: refusalText(error, t) });
    }
  };
  const add = (files: Iterable<File>) => {
    const added = Array.from(files, (file) => {
      return { id: newUuid(), file, state: 'waiting', problem: null } satisfies PhotoUpload;
    });
    setUploads((all) => [...all, ...added]);
    for (const upload of added) void limit(() => send(upload));
  };
  return {
    uploads,
    isBusy: uploads.some(({ state }) => state === 'waiting' || state === 'sending'),
    add,
    again: (upload: PhotoUpload) => void limit(() => send(upload)),
    forget: () => setUploads([]),
  };
}
