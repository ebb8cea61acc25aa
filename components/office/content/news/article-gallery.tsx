'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { QueryGate } from '#components/office/shared/query-gate.tsx';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { SearchInput } from '#components/ui/search-input.tsx';
import { Section } from '#components/ui/section.tsx';
import { useDebounced } from '#components/ui/use-settled.ts';
import { getGalleryRecord, listGalleryRecords } from '#lib/api/contract/gallery-record.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';

type Props = { galleryId: string | null; onChange: (galleryId: string | null) => void };

const maxFound = 8;
const pauseMs = 200;

/** The gallery that is shown below an article: the latest ones are offered, and others are found by their title. */
export function ArticleGallery({ galleryId, onChange }: Props) {
  const t = useTranslations('office-content.gallery');
  const locale = usePageLocale();
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), pauseMs);
  const query = { locale, limit: maxFound, ...(q && { q }) };
  const found = useOfficeQuery(apiQuery(listGalleryRecords, { params: {}, query }));
  return (
    <Section title={t('title')}>
      <div className="py-3">
        {galleryId ? (
          <ChosenGallery key={galleryId} id={galleryId} onRemove={() => onChange(null)} />
        ) : (
          <p className="text-sm text-quiet">{t('nothing')}</p>
        )}
      </div>
      <SearchInput label={t('choose')} value={typed} onValueChange={setTyped} className="max-w-md" />
      <ul className="max-w-md" aria-label={t('found')}>
        {found.data?.items
          .filter(({ id }) => id !== galleryId)
          .map(({ id, title }) => (
            <li key={id} className="border-b border-line">
              <button
                type="button"
                className="min-h-11 w-full py-2 text-start text-sm hover:bg-hover"
                onClick={() => onChange(id)}
              >
                {title}
              </button>
            </li>
          ))}
      </ul>
    </Section>
  );
}

function ChosenGallery({ id, onRemove }: { id: string; onRemove: () => void }) {
  const t = useTranslations('office-content.gallery');
  const locale = usePageLocale();
  const query = useOfficeQuery(apiQuery(getGalleryRecord, { params: { galleryId: id }, query: {} }));
  return (
    <QueryGate query={query}>
      {({ title, slug }) => {
        const name = title[locale] ?? Object.values(title).find(Boolean) ?? slug;
        return (
          <Button aria-label={t('remove', { name })} onClick={onRemove}>
            {name} ×
          </Button>
        );
      }}
    </QueryGate>
  );
}
