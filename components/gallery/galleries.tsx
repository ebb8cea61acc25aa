import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Section } from '#components/ui/section.tsx';
import type { Gallery } from '#lib/api/contract/gallery.ts';
import { formatInstant } from '#lib/i18n/format/dates.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { PhotoGrid } from './photo-grid.tsx';

/** Galleries one under another, the latest first; `timeZone` tells the day on which each came out. */
export function Galleries({ galleries, timeZone }: { galleries: readonly Gallery[]; timeZone: string }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('gallery');
  const filled = galleries.filter(({ photos }) => photos.length > 0);
  if (filled.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
  return filled.map(({ id, title, publishedAt, photos }) => (
    <Section
      key={id}
      title={title}
      aside={
        <span className="label text-quiet">
          <time dateTime={publishedAt}>{formatInstant(locale, publishedAt, timeZone, 'date')}</time>
          {` · ${t('count', { count: photos.length })}`}
        </span>
      }
    >
      <PhotoGrid photos={photos} />
    </Section>
  ));
}
