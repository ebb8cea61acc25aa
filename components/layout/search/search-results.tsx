'use client';

import { QueryClient } from '@tanstack/react-query';
import { Texts } from '#lib/i18n/texts.tsx';
import { FoundList, type FoundListProps } from './found-list.tsx';

/** Caches results for a minute, so that deleting a letter shows the previous list at once. */
const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: 1 } } });

/** The search results, with the code and messages that only they need. */
export function SearchResults(props: FoundListProps) {
  return (
    <Texts of={['search', 'entity']}>
      <FoundList {...props} client={client} />
    </Texts>
  );
}
