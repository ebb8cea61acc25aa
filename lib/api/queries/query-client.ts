import { QueryClient } from '@tanstack/react-query';

const fresh = 60_000;

/** What the browser has asked the API, kept for a minute. */
export const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: fresh, retry: 1 } } });
