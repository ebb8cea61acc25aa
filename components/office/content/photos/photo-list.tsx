'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { cx } from '#components/ui/cx.ts';
import { Select } from '#components/ui/select.tsx';
import type { GalleryPhoto } from '#lib/api/contract/gallery-record.ts';
import { languageName } from '#lib/i18n/language-name.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { moveItem } from '#lib/office/move-item.ts';
import { PhotoRow } from './photo-row.tsx';

type Props = {
  photos: readonly GalleryPhoto[];
  locales: readonly Locale[];
  onChange: (photos: GalleryPhoto[]) => void;
};

/** The photos of a gallery in their order, which dragging and the buttons of each change. */
export function PhotoList({ photos, locales, onChange }: Props) {
  const t = useTranslations('office-photos');
  const own = usePageLocale();
  const [language, setLanguage] = useState<Locale>(locales.includes(own) ? own : (locales[0] ?? own));
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const move = (from: number, to: number) => onChange(moveItem(photos, from, to));
  if (photos.length === 0) return <p className="py-3 text-quiet">{t('noPhotos')}</p>;
  return (
    <>
      <Select
        label={t('captionLanguage')}
        options={locales.map((value) => ({ value, label: languageName(value) }))}
        value={language}
        onValueChange={setLanguage}
        className="max-w-60"
      />
      <ol aria-label={t('order')}>
        {photos.map((photo, index) => (
          <li
            key={photo.id}
            draggable={dragged !== null}
            onPointerDown={({ target, pointerType }) => {
              // Only the picture is a handle: text in the fields has to be selectable.
              if (pointerType === 'mouse' && target instanceof HTMLImageElement) setDragged(index);
            }}
            onPointerUp={() => setDragged(null)}
            onDragStart={({ dataTransfer }) => {
              dataTransfer.effectAllowed = 'move';
              dataTransfer.setData('text/plain', photo.id);
            }}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              setOver(index);
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null) move(dragged, index);
            }}
            onDragEnd={() => {
              setDragged(null);
              setOver(null);
            }}
            className={cx('border-b border-line py-4', over === index && dragged !== null && 'bg-hover')}
          >
            <PhotoRow
              photo={photo}
              index={index}
              count={photos.length}
              language={language}
              onChange={(changed) => onChange(photos.with(index, changed))}
              onMove={(to) => move(index, to)}
              onRemove={() => onChange(photos.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
