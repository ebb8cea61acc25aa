import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '#lib/api/client.ts';
import type { AnswerOf, Call } from '#lib/api/contract/call.ts';
import type { RequestInput } from '#lib/api/request.ts';

/** Returns query options of an API call; the key is its path, parameters and query. */
export function apiQuery<C extends Call>(call: C, input: RequestInput<C>) {
  return queryOptions({
    queryKey: [call.path, input.params, input.query] as const,
    queryFn: ({ signal }) => callApi(call, input, { signal }),
  });
}

type Paged = { nextCursor: string | null };

/** Returns infinite query options of a paginated API call. */
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
