'use client';

import { type ReactNode, Suspense, useState } from 'react';
import { LoadMore } from '#components/ui/load-more.tsx';
import type { Option } from '#components/ui/segments.ts';
import { Select } from '#components/ui/select.tsx';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { lazyViewOnDemand } from '#lib/recovery/lazy-view.ts';

const LoadedTable = lazyViewOnDemand(async () => (await import('./loaded-table.tsx')).LoadedTable);

export type TableLabels = Record<'of' | 'season' | 'more' | 'loading', string>;

/** Server-rendered first squads (`children`) until the visitor picks a round or asks for more. */
export function TableBrowser({
  league,
  rounds,
  hasMore,
  labels,
  children,
}: {
  league: LeagueParams;
  rounds: readonly Option[];
  hasMore: boolean;
  labels: TableLabels;
  children: ReactNode;
}) {
  const [round, setRound] = useState('');
  const [wantsMore, setWantsMore] = useState(false);
  const first = (
    <>
      {children}
      {hasMore && (
        <LoadMore
          label={labels.more}
          loadingLabel={labels.loading}
          isLoading={wantsMore}
          onLoad={() => setWantsMore(true)}
        />
      )}
    </>
  );
  return (
    <div>
      {rounds.length > 0 && (
        <div className="pb-3" data-print="none">
          <Select
            label={labels.of}
            isLabelHidden
            options={[{ value: '', label: labels.season }, ...rounds]}
            value={round}
            onValueChange={setRound}
            className="max-w-56"
          />
        </div>
      )}
      {wantsMore || round ? (
        <Suspense fallback={first}>
          <LoadedTable {...{ league, round, labels, first: children }} />
        </Suspense>
      ) : (
        first
      )}
    </div>
  );
}
