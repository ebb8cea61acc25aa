'use client';

import { Suspense } from 'react';
import { LoadMore } from '#components/ui/load-more.tsx';
import { SearchInput } from '#components/ui/search-input.tsx';
import { Select } from '#components/ui/select.tsx';
import type { Facet as FacetOptions } from '#components/ui/sortable-types.ts';
import { useAddress } from '#components/ui/use-address.ts';
import type { PlayersPage } from '#lib/api/readers/player-directory.ts';
import { lazyViewOnDemand } from '#lib/recovery/lazy-view.ts';
import {
  type Choice,
  emptyDirectoryChoice,
  isDirectoryFiltered,
  type Options,
  readPages,
  writeDirectoryChoice,
} from './choice.ts';
import type { DirectoryLabels } from './directory-labels.ts';
import { LetterStrip } from './letter-strip.tsx';
import { PlayerEntries } from './player-entries.tsx';
import { useChoice } from './use-choice.ts';

/** Loads the API client only once a visitor filters or loads more. */
const DirectoryResults = lazyViewOnDemand(async () => (await import('./directory-results.tsx')).DirectoryResults);

export function DirectoryBrowser({
  first,
  options,
  facets,
  labels,
}: {
  /** First page of the whole list, rendered by the server. */
  first: PlayersPage;
  options: Options;
  facets: readonly (FacetOptions & { key: 'club' | 'season' | 'position' })[];
  labels: DirectoryLabels;
}) {
  const [choice, changeChoice] = useChoice(options);
  const [address, setAddress] = useAddress(['pages']);
  const pages = readPages(address.pages);
  const loadMore = () => setAddress('pages', String(pages + 1));
  const choose = (changes: Partial<Choice>) => {
    setAddress('pages', '');
    changeChoice(changes);
  };
  const firstPage = (
    <>
      <PlayerEntries players={first.items} positions={labels.positions} />
      {first.nextCursor && (
        <LoadMore label={labels.more} loadingLabel={labels.loading} isLoading={pages > 1} onLoad={loadMore} />
      )}
    </>
  );
  return (
    <div>
      <search className="flex flex-wrap gap-2 pb-4" data-print="none">
        <SearchInput
          label={labels.search}
          value={choice.search}
          onValueChange={(search) => choose({ search })}
          className="min-w-full flex-1 sm:min-w-56"
        />
        {facets.map(({ key, label, allLabel, options }) => (
          <Select
            key={key}
            label={label}
            isLabelHidden
            options={[{ value: '', label: allLabel }, ...options]}
            value={choice[key]}
            onValueChange={(value) => choose({ [key]: value })}
            className="min-w-36 flex-1 sm:max-w-56"
          />
        ))}
      </search>
      <LetterStrip
        label={labels.letters}
        allLabel={labels.all}
        letters={options.letter}
        active={choice.letter}
        hrefOf={(letter) => writeDirectoryChoice({ ...choice, letter }) || '?'}
        onChoose={(letter) => choose({ letter })}
      />
      <div className="pt-4">
        {pages > 1 || isDirectoryFiltered(choice) ? (
          <Suspense fallback={firstPage}>
            <DirectoryResults
              choice={choice}
              first={first}
              pages={pages}
              onMore={loadMore}
              labels={labels}
              onReset={() => choose(emptyDirectoryChoice)}
            />
          </Suspense>
        ) : (
          firstPage
        )}
      </div>
    </div>
  );
}
