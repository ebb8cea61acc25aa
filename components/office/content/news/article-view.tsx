'use client';

import { useTranslations } from 'next-intl';
import { refusalText, useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { getArticleRecord } from '#lib/api/contract/article-record.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { ArticleForm } from './article-form.tsx';

type Props = { id: string; locales: readonly Locale[]; onClose: () => void };

/** An article as it is now, to be changed. */
export function ArticleView({ id, locales, onClose }: Props) {
  const t = useTranslations('office');
  const query = useOfficeQuery(apiQuery(getArticleRecord, { params: { articleId: id }, query: {} }));
  if (query.data && query.isFetchedAfterMount)
    return <ArticleForm read={query.data} locales={locales} onClose={onClose} />;
  if (!query.isError) return <p className="min-h-40 py-3 text-quiet">{t('opening')}</p>;
  return (
    <EmptyState
      title={t('failedTitle')}
      text={query.error instanceof ApiFailure ? refusalText(query.error, t) : t('failedText')}
      action={<Button onClick={() => void query.refetch()}>{t('retry')}</Button>}
    />
  );
}
