'use client';

import { useTranslations } from 'next-intl';
import { PublicationBadge } from '#components/office/content/shared/publication-badge.tsx';
import { Thumbnail } from '#components/office/content/shared/thumbnail.tsx';
import type { GalleryRow } from '#lib/api/contract/gallery-record.ts';
import { formatInstant } from '#lib/i18n/format/instants.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';

type Props = { row: GalleryRow; timeZone: string; onOpen: (id: string) => void };

/** A gallery in the list: its cover, title, number of photos and state. */
export function GalleryRowItem({ row, timeZone, onOpen }: Props) {
  const t = useTranslations('office-photos');
  const locale = usePageLocale();
  return (
    <li className="border-b border-line">
      <button
        type="button"
        onClick={() => onOpen(row.id)}
        className="flex min-h-16 w-full flex-wrap items-center gap-x-3 gap-y-1 py-2 text-start hover:bg-hover"
      >
        <span className="aspect-3/2 w-16 shrink-0 bg-hover">
          {row.cover && <Thumbnail image={row.cover} alt="" className="size-full object-cover" />}
        </span>
        <span className="min-w-0 grow basis-40 font-semibold wrap-anywhere">{row.title}</span>
        <span className="text-sm text-quiet">{t('count', { count: row.photos })}</span>
        {row.publishedAt && (
          <time dateTime={row.publishedAt} className="text-sm text-quiet">
            {formatInstant(locale, row.publishedAt, timeZone, 'date')}
          </time>
        )}
        <PublicationBadge state={row.state} />
      </button>
    </li>
  );
}
