'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnswerOf, Call } from '#lib/api/contract/call.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { queryClient } from '#lib/api/queries/query-client.ts';
import type { RequestInput } from '#lib/api/request.ts';

const retryMs = 5_000;

export type PollingOptions = { everyMs: number; enabled?: boolean };

/** Returns the last successful response of a call, polled every `everyMs` even on a hidden page; null before the first. */
export function usePolling<C extends Call>(
  call: C,
  input: RequestInput<C>,
  { everyMs, enabled = true }: PollingOptions,
): AnswerOf<C> | null {
  const { data } = useQuery(
    {
      ...apiQuery(call, input),
      enabled,
      staleTime: 0,
      retry: false,
      networkMode: 'always',
      refetchInterval: ({ state }) => (state.status === 'error' ? retryMs : everyMs),
      refetchIntervalInBackground: true,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  return enabled ? ((data as AnswerOf<C> | undefined) ?? null) : null;
}
