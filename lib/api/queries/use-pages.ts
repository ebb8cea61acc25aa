'use client';

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { z } from 'zod';
import type { Call } from '#lib/api/contract/call.ts';
import type { RequestInput } from '#lib/api/request.ts';
import { apiPages } from './query.ts';
import { queryClient } from './query-client.ts';

export type Page<Item> = { items: Item[]; nextCursor: string | null };
type PagedCall<Item> = Call<string, z.ZodObject, z.ZodObject, z.ZodType<Page<Item>>>;

/**
 * Loads a paginated API list. When the input changes, the old items stay until the new ones have loaded (`isOld`).
 * `first` is the first page if known; `wanted` pages are fetched without a call of `loadMore`, for a visitor who requested
 * them before, or comes by an address that names them.
 */
export function usePages<Item>(
  call: PagedCall<Item>,
  input: RequestInput<PagedCall<Item>>,
  { first, wanted }: { first: Page<Item> | undefined; wanted: number },
) {
  const pages = useInfiniteQuery(
    {
      ...apiPages(call, input, ({ nextCursor }) => nextCursor),
      placeholderData: keepPreviousData,
      ...(first && { initialData: { pages: [first], pageParams: [null] } }),
    },
    queryClient,
  );
  const loaded = pages.isPlaceholderData ? 0 : (pages.data?.pages.length ?? 0);
  const fetchMore = useEffectEvent(() => void (pages.hasNextPage && pages.fetchNextPage()));
  useEffect(() => {
    if (loaded > 0 && loaded < wanted) fetchMore();
  }, [loaded, wanted]);
  const items = pages.data?.pages.flatMap((page) => page.items) ?? [];
  const isOld = pages.isPlaceholderData || !pages.data;
  return {
    items,
    isOld,
    isEmpty: !isOld && items.length === 0,
    hasFailed: pages.isError && !pages.isFetching,
    retry: () => void pages.refetch(),
    hasMore: pages.hasNextPage,
    isLoadingMore: pages.isFetchingNextPage,
    loadMore: () => void pages.fetchNextPage(),
  };
}
