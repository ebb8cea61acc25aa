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
 * A list of the API that goes on, while what is asked changes: until the answer is there the old items stay (`isOld`).
 * `first` is the beginning if it is known; `wantsMore`: at once the next page too, which the visitor asked for before this
 * code was there.
 */
export function usePages<Item>(
  call: PagedCall<Item>,
  input: RequestInput<PagedCall<Item>>,
  { first, wantsMore }: { first: Page<Item> | undefined; wantsMore: boolean },
) {
  const pages = useInfiniteQuery(
    {
      ...apiPages(call, input, ({ nextCursor }) => nextCursor),
      placeholderData: keepPreviousData,
      ...(first && { initialData: { pages: [first], pageParams: [null] } }),
    },
    queryClient,
  );
  const goOn = useEffectEvent(() => void (wantsMore && pages.fetchNextPage()));
  useEffect(() => goOn(), []);
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
