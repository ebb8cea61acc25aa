'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { LoadMore } from '#components/ui/load-more.tsx';
import { Opening } from './opening.tsx';

type Pages<Item> = {
  data: { pages: readonly { items: readonly Item[] }[] } | undefined;
  isError: boolean;
  isPending: boolean;
  isSuccess: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch: () => Promise<unknown>;
  fetchNextPage: () => Promise<unknown>;
};

/** A list that the office asks for page by page: its rows and the way to more, that there is none, or that the server did not answer. */
export function PagedList<Item>({
  pages,
  nothing,
  more,
  children,
}: {
  pages: Pages<Item>;
  nothing: string;
  more: string;
  children: (item: Item) => ReactNode;
}) {
  const t = useTranslations('office');
  const items = pages.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      {pages.isError && (
        <EmptyState
          title={t('failedTitle')}
          text={t('failedText')}
          action={<Button onClick={() => void pages.refetch()}>{t('retry')}</Button>}
        />
      )}
      {pages.isPending && <Opening />}
      {pages.isSuccess && items.length === 0 && <p className="py-3 text-quiet">{nothing}</p>}
      <ul>{items.map(children)}</ul>
      {pages.hasNextPage && (
        <LoadMore
          label={more}
          loadingLabel={t('opening')}
          isLoading={pages.isFetchingNextPage}
          onLoad={() => void pages.fetchNextPage()}
        />
      )}
    </>
  );
}
