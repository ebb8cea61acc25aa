'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TitledForm } from '#components/office/content/shared/titled-form.tsx';
import { PagedList } from '#components/office/shared/paged-list.tsx';
import { useOfficeChange, useOfficePages } from '#components/office/shared/use-office.ts';
import { SearchInput } from '#components/ui/search-input.tsx';
import { commandApi } from '#lib/api/client.ts';
import { createGallery, listGalleryRecords } from '#lib/api/contract/gallery-record.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { GalleryRowItem } from './gallery-row.tsx';

const pageSize = 30;

/** The galleries of every state, drafts first. */
export function GalleryList({ timeZone, onOpen }: { timeZone: string; onOpen: (id: string) => void }) {
  const t = useTranslations('office-photos');
  const locale = usePageLocale();
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  const { change, isBusy } = useOfficeChange();
  const query = { locale, limit: pageSize, ...(q && { q }) };
  const pages = useOfficePages(listGalleryRecords, { params: {}, query }, ({ nextCursor }) => nextCursor);
  const make = async (title: string) => {
    const made = await change(
      () => commandApi(createGallery, { body: { title: { [locale]: title } } }),
      () => ({ text: t('made') }),
    );
    if (made) onOpen(made.id);
  };
  return (
    <>
      <TitledForm label={t('newTitle')} action={t('make')} isBusy={isBusy} onMake={make} />
      <SearchInput label={t('search')} value={typed} onValueChange={setTyped} className="mb-4 max-w-md" />
      <PagedList pages={pages} nothing={t('nothing')} more={t('more')}>
        {(row) => <GalleryRowItem key={row.id} row={row} timeZone={timeZone} onOpen={onOpen} />}
      </PagedList>
    </>
  );
}
