import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Section } from '#components/ui/section.tsx';
import type { Gallery } from '#lib/api/contract/gallery.ts';
import { formatInstant } from '#lib/i18n/format/instants.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { PhotoGrid } from './photo-grid.tsx';

/** Galleries, latest first; `timeZone` determines the publication dates. */
export function Galleries({ galleries, timeZone }: { galleries: readonly Gallery[]; timeZone: string }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('gallery');
  const nonEmpty = galleries.filter(({ photos }) => photos.length > 0);
  if (nonEmpty.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
  return nonEmpty.map(({ id, title, publishedAt, photos }) => (
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
