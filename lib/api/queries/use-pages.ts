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
 * `first` is the first page if known; `wantsMore` fetches the next page at once, for a visitor who requested it before
 * hydration.
 */
export function usePages<Item>(
  call: PagedCall<Item>,
  input: RequestInput<PagedCall<Item>>,
  { first, wantsMore: fetchNext }: { first: Page<Item> | undefined; wantsMore: boolean },
) {
  const pages = useInfiniteQuery(
    {
      ...apiPages(call, input, ({ nextCursor }) => nextCursor),
      placeholderData: keepPreviousData,
      ...(first && { initialData: { pages: [first], pageParams: [null] } }),
    },
    queryClient,
  );
  const fetchMore = useEffectEvent(() => void (fetchNext && pages.fetchNextPage()));
  useEffect(() => fetchMore(), []);
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
