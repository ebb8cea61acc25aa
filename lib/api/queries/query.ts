import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '#lib/api/client.ts';
import type { AnswerOf, Call } from '#lib/api/contract/call.ts';
import type { RequestInput } from '#lib/api/request.ts';

/** A call of the contract as a query of the browser; its key is the call's path and what it is asked with. */
export function apiQuery<C extends Call>(call: C, input: RequestInput<C>) {
  return queryOptions({
    queryKey: [call.path, input.params, input.query] as const,
    queryFn: ({ signal }) => callApi(call, input, { signal }),
  });
}

type Paged = { nextCursor: string | null };

/** A list that comes in pages, as an infinite query. */
export function apiPages<C extends Call>(
  call: C,
  input: RequestInput<C>,
  cursorOf: (page: AnswerOf<C>) => Paged['nextCursor'],
) {
  return infiniteQueryOptions({
    queryKey: [call.path, input.params, input.query, 'pages'] as const,
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam }) => {
      const query = pageParam === null ? input.query : { ...input.query, cursor: pageParam };
      return callApi(call, { params: input.params, query }, { signal });
    },
    getNextPageParam: (page) => cursorOf(page),
  });
}
