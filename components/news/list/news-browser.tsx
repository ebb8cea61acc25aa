'use client';

import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { StoryCard } from '#components/entity/story/story-card.tsx';
import type { StoryContext } from '#components/entity/story/story-variant.ts';
import { LoadMore } from '#components/ui/load-more.tsx';
import { Select } from '#components/ui/select.tsx';
import type { Facet } from '#components/ui/sortable-types.ts';
import { addressWith } from '#lib/routing/address-with.ts';
import { emptyNewsChoice, isNewsFiltered, type NewsChoice, readNewsChoice } from './chosen.ts';
import { NewsGrid } from './news-grid.tsx';
import { useMoreNews } from './use-more-news.ts';

export type NewsBrowserLabels = { more: string; loading: string; nothing: string; failed: string };

/** News with filters and a button that loads more; `children` are the server-rendered news. */
export function NewsBrowser({
  facets,
  after,
  display,
  labels,
  children,
}: {
  facets: readonly (Facet & { key: keyof NewsChoice })[];
  /** Cursor of the page after the server-rendered news. */
  after: string | null;
  display: StoryContext;
  labels: NewsBrowserLabels;
  children: ReactNode;
}) {
  const [chosen, setChosen] = useState(emptyNewsChoice);
  const more = useMoreNews(after, display.locale, labels.failed);
  const apply = (next: NewsChoice) => {
    setChosen(next);
    if (isNewsFiltered(next)) void more.restart(next);
    else more.reset();
  };
  const applyAddress = useEffectEvent(() => {
    const requested = readNewsChoice(window.location.search, facets);
    if (isNewsFiltered(requested)) apply(requested);
  });
  useEffect(() => applyAddress(), []);
  const choose = (key: keyof NewsChoice, value: string) => {
    const next = { ...chosen, [key]: value };
    window.history.replaceState(null, '', addressWith(window.location.href, next));
    apply(next);
  };
  const isEmpty = isNewsFiltered(chosen) && !more.isLoading && more.items.length === 0;
  return (
    <div className="flex flex-col gap-8">
      {facets.length > 0 && (
        <div className="flex flex-wrap gap-2" data-print="none">
          {facets.map(({ key, label, allLabel, options }) => (
            <Select
              key={key}
              label={label}
              options={[{ value: '', label: allLabel }, ...options]}
              value={chosen[key]}
              onValueChange={(value) => choose(key, value)}
              className="min-w-36 flex-1 sm:max-w-72"
            />
          ))}
        </div>
      )}
      {!isNewsFiltered(chosen) && children}
      <div aria-live="polite" aria-busy={more.isLoading}>
        {more.items.length > 0 && (
          <NewsGrid>
            {more.items.map((story) => (
              <li key={story.id} className="min-w-0">
                <StoryCard story={story} display={display} />
              </li>
            ))}
          </NewsGrid>
        )}
        {isEmpty && <p className="py-6 text-center text-quiet">{labels.nothing}</p>}
      </div>
      {(more.cursor !== null || (more.isLoading && more.items.length === 0)) && (
        <LoadMore
          label={labels.more}
          loadingLabel={labels.loading}
          isLoading={more.isLoading}
          onLoad={() => void more.loadNext(chosen)}
        />
      )}
    </div>
  );
}
