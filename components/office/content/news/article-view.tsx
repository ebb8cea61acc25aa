'use client';

import { OpenRecord } from '#components/office/shared/open-record.tsx';
import { getArticleRecord } from '#lib/api/contract/article-record.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { ArticleForm } from './article-form.tsx';

type Props = { id: string; locales: readonly Locale[]; onClose: () => void };

/** An article as it is now, to be changed. */
export function ArticleView({ id, locales, onClose }: Props) {
  return (
    <OpenRecord query={apiQuery(getArticleRecord, { params: { articleId: id }, query: {} })}>
      {(article) => <ArticleForm read={article} locales={locales} onClose={onClose} />}
    </OpenRecord>
  );
}
