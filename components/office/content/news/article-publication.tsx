'use client';

import { useTranslations } from 'next-intl';
import { CopyField } from '#components/ui/copy-field.tsx';
import { ChoiceField, TextField } from '#components/ui/field.tsx';
import { Section } from '#components/ui/section.tsx';
import { type ArticleRecord, type ArticleState, articleStates } from '#lib/api/contract/article-record.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { toInstant, toLocalTime } from '#lib/office/local-time.ts';
import { paths } from '#lib/paths.ts';

type Props = {
  article: ArticleRecord;
  saved: ArticleRecord;
  onChange: (values: Pick<ArticleRecord, 'publishedAt'>) => void;
};

const hourMs = 3_600_000;
const stateOf = ({ publishedAt }: ArticleRecord): ArticleState => {
  if (publishedAt === null) return 'draft';
  return Date.parse(publishedAt) > Date.now() ? 'scheduled' : 'published';
};

/** Whether and when everybody sees an article, and until then the link for those who may see it before. */
export function ArticlePublication({ article, saved, onChange }: Props) {
  const t = useTranslations('office-content');
  const locale = usePageLocale();
  const state = stateOf(article);
  const choose = (wanted: ArticleState) => {
    const at = { draft: null, published: Date.now(), scheduled: Math.ceil(Date.now() / hourMs + 1) * hourMs }[wanted];
    onChange({ publishedAt: at === null ? null : new Date(at).toISOString() });
  };
  return (
    <Section title={t('publication.title')}>
      <div className="grid max-w-3xl items-start gap-4 py-3 sm:grid-cols-2">
        <ChoiceField
          path="state"
          label={t('publication.state')}
          help={t(`publication.help.${state}`)}
          value={state}
          onChange={({ currentTarget }) => choose(currentTarget.value as ArticleState)}
        >
          {articleStates.map((each) => (
            <option key={each} value={each}>
              {t(`publication.choice.${each}`)}
            </option>
          ))}
        </ChoiceField>
        {article.publishedAt && (
          <TextField
            path="publishedAt"
            type="datetime-local"
            label={t('publication.at')}
            help={t('publication.zone', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
            value={toLocalTime(article.publishedAt)}
            onChange={({ currentTarget }) => {
              const publishedAt = toInstant(currentTarget.value);
              if (publishedAt) onChange({ publishedAt });
            }}
          />
        )}
      </div>
      {saved.previewToken && stateOf(saved) !== 'published' && (
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
