'use client';

import { useTranslations } from 'next-intl';
import { Thumbnail } from '#components/office/content/shared/thumbnail.tsx';
import { TextField } from '#components/ui/field.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import type { GalleryPhoto } from '#lib/api/contract/gallery-record.ts';
import { languageName } from '#lib/i18n/language-name.ts';
import { languageTag } from '#lib/i18n/language-tag.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { PhotoPeople } from './photo-people.tsx';

type Props = {
  photo: GalleryPhoto;
  index: number;
  count: number;
  /** The language in which captions are written now. */
  language: Locale;
  onChange: (photo: GalleryPhoto) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** A photo of a gallery: what it shows, who is in it, and its place. */
export function PhotoRow({ photo, index, count, language, onChange, onMove, onRemove }: Props) {
  const t = useTranslations('office-photos.photo');
  const number = index + 1;
  const isWithheld = photo.people.some(({ isPublic }) => !isPublic);
  const caption = (text: string) => {
    const { [language]: _, ...others } = photo.caption;
    onChange({ ...photo, caption: text === '' ? others : { ...photo.caption, [language]: text } });
  };
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      <div className="flex shrink-0 items-start gap-1 sm:w-56">
        {isWithheld ? (
          <span className="flex aspect-3/2 w-40 items-center justify-center border border-line p-2 text-center text-sm text-quiet">
            {t('notPublic')}
          </span>
        ) : (
          <Thumbnail
            image={photo.image}
            alt={t('alt', { number })}
            className="aspect-3/2 w-40 bg-hover object-contain sm:cursor-grab"
          />
        )}
        <span className="flex flex-col">
          <IconButton
            icon="chevron-up"
            label={t('earlier', { number })}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          />
          <IconButton
            icon="chevron-down"
            label={t('later', { number })}
            disabled={index === count - 1}
            onClick={() => onMove(index + 1)}
          />
        </span>
      </div>
      <div className="flex min-w-0 grow flex-col gap-3">
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            path={`photos.${index}.caption.${language}`}
            label={t('caption', { number, language: languageName(language) })}
            lang={languageTag(language)}
            autoComplete="off"
            maxLength={1000}
            value={photo.caption[language] ?? ''}
            onChange={({ currentTarget }) => caption(currentTarget.value)}
          />
          <TextField
            path={`photos.${index}.credit`}
            label={t('credit', { number })}
            autoComplete="off"
            maxLength={200}
            value={photo.credit ?? ''}
            onChange={({ currentTarget }) => onChange({ ...photo, credit: currentTarget.value || null })}
          />
        </div>
        <PhotoPeople number={number} people={photo.people} onChange={(people) => onChange({ ...photo, people })} />
        <span className="flex flex-wrap gap-2">
          {index > 0 && (
            <button
              type="button"
              aria-label={t('makeCoverName', { number })}
              onClick={() => onMove(0)}
              className="min-h-11 font-semibold text-link"
            >
              {t('makeCover')}
            </button>
          )}
          {index === 0 && <span className="flex min-h-11 items-center text-sm text-quiet">{t('isCover')}</span>}
          <button
            type="button"
            aria-label={t('removeName', { number })}
            onClick={onRemove}
            className="min-h-11 font-semibold text-link"
          >
            {t('remove')}
          </button>
        </span>
      </div>
    </div>
  );
}
