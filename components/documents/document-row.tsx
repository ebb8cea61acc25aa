import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '#components/ui/icon.tsx';
import type { Document } from '#lib/api/contract/document.ts';
import { formatBytes } from '#lib/i18n/format/bytes.ts';
import { formatInstant } from '#lib/i18n/format/instants.ts';
import { languageName } from '#lib/i18n/language-name.ts';
import { languageTag } from '#lib/i18n/language-tag.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { fileKind } from './file-kind.ts';

/** A document as a download link, with season, file type, size, language and date. */
export function DocumentRow({ document, timeZone }: { document: Document; timeZone: string }) {
  const t = useTranslations('documents');
  const locale = tagLocale(useLocale());
  const { slug, title, season, language, file, fileName, contentType, size, publishedAt } = document;
  return (
    <li data-item={slug} data-season={season?.slug} data-language={language ?? undefined}>
      <a
        href={file}
        download={fileName}
        hrefLang={language ? languageTag(language) : undefined}
        className="group flex items-center gap-3 border-b border-line bg-raised px-3 py-3 hover:bg-hover"
      >
        <Icon name="document" className="size-6 shrink-0 text-quiet" />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold underline-offset-4 group-hover:underline">{title}</span>
          <span className="flex flex-wrap gap-x-3 text-sm text-quiet">
            {season && <span>{season.name}</span>}
            <span>{[fileKind(contentType, fileName), formatBytes(locale, size)].filter(Boolean).join(' · ')}</span>
            {language && <span lang={languageTag(language)}>{languageName(language)}</span>}
            <time dateTime={publishedAt}>{formatInstant(locale, publishedAt, timeZone, 'date')}</time>
          </span>
        </span>
        <span className="sr-only">{t('download')}</span>
        <Icon name="download" className="size-5 shrink-0 text-link" />
      </a>
    </li>
  );
}
