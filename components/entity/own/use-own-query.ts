'use client';

import { QueryClient, type UseQueryOptions, useQuery } from '@tanstack/react-query';

/** What belongs to the visitor leaves the memory with the page. */
const client = new QueryClient({ defaultOptions: { queries: { staleTime: 20_000, retry: 1 } } });

/** Runs a query of the API for a logged-in visitor; another visitor gets another answer. */
export function useOwnQuery<Answer, Key extends readonly unknown[]>(
  token: string | null,
  options: UseQueryOptions<Answer, Error, Answer, Key>,
) {
  const queryKey = [...options.queryKey, token] as unknown as Key;
  return useQuery({ ...options, queryKey, enabled: token !== null }, client);
}
