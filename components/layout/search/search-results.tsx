'use client';

import { QueryClient } from '@tanstack/react-query';
import { Texts } from '#lib/i18n/texts.tsx';
import { FoundList, type FoundListProps } from './found-list.tsx';

/** Answers of a minute ago are shown again without asking: who deletes a letter sees the last list at once. */
const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: 1 } } });

/** What a search has found, with the code and the texts that only it needs. */
export function SearchResults(props: FoundListProps) {
  return (
    <Texts of={['search', 'entity']}>
      <FoundList {...props} client={client} />
    </Texts>
  );
}
