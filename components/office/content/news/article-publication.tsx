'use client';

import { useTranslations } from 'next-intl';
import { PublicationFields } from '#components/office/content/shared/publication-fields.tsx';
import { CopyField } from '#components/ui/copy-field.tsx';
import { Section } from '#components/ui/section.tsx';
import type { ArticleRecord } from '#lib/api/contract/article-record.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { publicationState } from '#lib/office/publication-state.ts';
import { paths } from '#lib/paths.ts';

type Props = {
  article: ArticleRecord;
  saved: ArticleRecord;
  onChange: (values: Pick<ArticleRecord, 'publishedAt'>) => void;
};

/** Whether and when everybody sees an article, and until then the link for those who may see it before. */
export function ArticlePublication({ article, saved, onChange }: Props) {
  const t = useTranslations('office-content');
  const locale = usePageLocale();
  return (
    <Section title={t('publication.title')}>
      <PublicationFields publishedAt={article.publishedAt} onChange={(publishedAt) => onChange({ publishedAt })} />
      {saved.previewToken && publicationState(saved.publishedAt) !== 'published' && (
        <div className="max-w-3xl pb-3">
          <CopyField
            label={t('publication.preview')}
            address={`${window.location.origin}/${locale}${paths.articlePreview(saved.previewToken)}`}
            labels={{ copy: t('publication.copy'), copied: t('publication.copied') }}
          />
          <p className="mt-1 text-sm text-quiet">{t('publication.previewHelp')}</p>
        </div>
      )}
    </Section>
  );
}
