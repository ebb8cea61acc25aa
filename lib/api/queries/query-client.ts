import { QueryClient } from '@tanstack/react-query';

const staleTimeMs = 60_000;

/** Query client of the browser; responses stay fresh for a minute. */
export const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: staleTimeMs, retry: 1 } } });
