'use client';

import { useState } from 'react';
import { OpenRecord } from '#components/office/shared/open-record.tsx';
import { useOpenLayer } from '#components/office/shared/use-open-layer.ts';
import { getGalleryRecord } from '#lib/api/contract/gallery-record.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { GalleryForm } from './gallery-form.tsx';
import { GalleryList } from './gallery-list.tsx';

/** The galleries of the site, or one of them while it is made. */
export function PhotosRoom({ locales, timeZone }: { locales: readonly Locale[]; timeZone: string }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const close = () => setOpenId(null);
  useOpenLayer({ isOpen: openId !== null, close });
  if (openId === null) return <GalleryList timeZone={timeZone} onOpen={setOpenId} />;
  return (
    <OpenRecord key={openId} query={apiQuery(getGalleryRecord, { params: { galleryId: openId }, query: {} })}>
      {(gallery) => <GalleryForm read={gallery} locales={locales} onClose={close} />}
    </OpenRecord>
  );
}
