'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useOfficePages } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { LoadMore } from '#components/ui/load-more.tsx';
import { SearchInput } from '#components/ui/search-input.tsx';
import { SegmentedControl } from '#components/ui/segmented-control.tsx';
import { articleStates, listArticleRecords } from '#lib/api/contract/article-record.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { ArticleRowItem } from './article-row.tsx';
import { NewArticle } from './new-article.tsx';

type Props = { locales: readonly Locale[]; timeZone: string; onOpen: (id: string) => void };

const pageSize = 30;
const shownStates = ['all', ...articleStates] as const;

/** The articles of every state, drafts first. */
export function NewsList({ locales, timeZone, onOpen }: Props) {
  const t = useTranslations();
  const locale = usePageLocale();
  const [shown, setShown] = useState<(typeof shownStates)[number]>('all');
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  const query = { locale, limit: pageSize, ...(shown !== 'all' && { state: shown }), ...(q && { q }) };
  const pages = useOfficePages(listArticleRecords, { params: {}, query }, ({ nextCursor }) => nextCursor);
  const rows = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <NewArticle onMade={onOpen} />
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SegmentedControl
          label={t('office-content.news.show')}
          name="state"
          options={shownStates.map((value) => ({ value, label: t(`office-content.state.${value}`) }))}
          value={shown}
          onValueChange={setShown}
        />
        <SearchInput
          label={t('office-content.news.search')}
          value={typed}
          onValueChange={setTyped}
          className="grow basis-48"
        />
      </div>
      {pages.isError && (
        <EmptyState
          title={t('office.failedTitle')}
          text={t('office.failedText')}
          action={<Button onClick={() => void pages.refetch()}>{t('office.retry')}</Button>}
        />
      )}
      {pages.isPending && <p className="min-h-40 py-3 text-quiet">{t('office.opening')}</p>}
      {pages.isSuccess && rows.length === 0 && <p className="py-3 text-quiet">{t('office-content.news.nothing')}</p>}
      <ul>
        {rows.map((row) => (
          <ArticleRowItem key={row.id} row={row} locales={locales} timeZone={timeZone} onOpen={onOpen} />
        ))}
      </ul>
      {pages.hasNextPage && (
        <LoadMore
          label={t('office-content.news.more')}
          loadingLabel={t('office.opening')}
          isLoading={pages.isFetchingNextPage}
          onLoad={() => void pages.fetchNextPage()}
        />
      )}
    </>
  );
}
