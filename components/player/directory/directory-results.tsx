'use client';

import { keepPreviousData, QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useEffectEvent } from 'react';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { LoadMore } from '#components/ui/load-more.tsx';
import { playersPages } from '#lib/api/queries/directory.ts';
import type { PlayersPage } from '#lib/api/readers/player-directory.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { type Choice, isNarrowed, queryOf } from './choice.ts';
import { PlayerEntries } from './player-entries.tsx';
import { useSettled } from './use-settled.ts';
import type { DirectoryWords } from './words.ts';

type Props = {
  choice: Choice;
  first: PlayersPage;
  /** Whether the visitor has asked for the second page before this was there. */
  wantsMore: boolean;
  words: DirectoryWords;
  onReset: () => void;
};

const fresh = 60_000;
const client = new QueryClient({ defaultOptions: { queries: { staleTime: fresh, retry: 1 } } });

/** The players that the API finds for a choice, page by page. */
export function DirectoryResults(props: Props) {
  return (
    <QueryClientProvider client={client}>
      <Results {...props} />
    </QueryClientProvider>
  );
}

function Results({ choice, first, wantsMore, words, onReset }: Props) {
  const asked = useSettled(choice);
  const { data, isError, isFetching, isFetchingNextPage, isPlaceholderData, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      ...playersPages(queryOf(asked, usePageLocale())),
      placeholderData: keepPreviousData,
      ...(!isNarrowed(asked) && { initialData: { pages: [first], pageParams: [null] } }),
    });
  const goOn = useEffectEvent(() => void (wantsMore && fetchNextPage()));
  useEffect(() => goOn(), []);
  const players = useDeferredValue(data?.pages.flatMap(({ items }) => items) ?? []);
  if (isError && !isFetching)
    return (
      <EmptyState
        title={words.failedTitle}
        text={words.failedText}
        action={<Button onClick={() => refetch()}>{words.retry}</Button>}
      />
    );
  if (data && !isPlaceholderData && data.pages[0]?.items.length === 0)
    return (
      <div role="status">
        <EmptyState
          title={words.nothingTitle}
          text={words.nothingText}
          action={<Button onClick={onReset}>{words.reset}</Button>}
        />
      </div>
    );
  return (
    <div aria-busy={isPlaceholderData || !data} className={isPlaceholderData ? 'opacity-60' : undefined}>
      <PlayerEntries players={players} positions={words.positions} isGrouped={asked.search.trim() === ''} />
      {hasNextPage && (
        <LoadMore
          label={words.more}
          loadingLabel={words.loading}
          isLoading={isFetchingNextPage}
          onLoad={() => fetchNextPage()}
        />
      )}
    </div>
  );
}
