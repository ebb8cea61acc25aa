'use client';

import { useTranslations } from 'next-intl';
import { PublicationBadge } from '#components/office/content/shared/publication-badge.tsx';
import type { ArticleRow } from '#lib/api/contract/article-record.ts';
import { formatDatedInstant } from '#lib/i18n/format/dated.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';

type Props = { row: ArticleRow; locales: readonly Locale[]; timeZone: string; onOpen: (id: string) => void };

/** An article in the list: its title, its state, and the languages of the site that it lacks. */
export function ArticleRowItem({ row, locales, timeZone, onOpen }: Props) {
  const t = useTranslations('office-content');
  const locale = usePageLocale();
  const missing = locales.filter((each) => !row.languages.includes(each));
  return (
    <li className="border-b border-line">
      <button
        type="button"
        onClick={() => onOpen(row.id)}
        className="flex min-h-11 w-full flex-wrap items-center gap-x-3 gap-y-1 py-3 text-start hover:bg-hover"
      >
        <span className="min-w-0 basis-full font-semibold sm:basis-0 sm:grow">{row.title}</span>
        {missing.length > 0 && (
          <span className="text-sm text-quiet">{t('missing', { languages: missing.join(', ') })}</span>
        )}
        {row.publishedAt && (
          <time dateTime={row.publishedAt} className="text-sm text-quiet">
            {formatDatedInstant(locale, row.publishedAt, timeZone)}
          </time>
        )}
        <PublicationBadge state={row.state} />
      </button>
    </li>
  );
}
