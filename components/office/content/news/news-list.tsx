'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PagedList } from '#components/office/shared/paged-list.tsx';
import { useOfficePages } from '#components/office/shared/use-office.ts';
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
      <PagedList pages={pages} nothing={t('office-content.news.nothing')} more={t('office-content.news.more')}>
        {(row) => <ArticleRowItem key={row.id} row={row} locales={locales} timeZone={timeZone} onOpen={onOpen} />}
      </PagedList>
    </>
  );
}
