'use client';

import type { ReactNode } from 'react';
import { FirstPage } from '#components/ui/first-page.tsx';
import type { Option } from '#components/ui/segments.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { lazyViewOnDemand } from '#lib/recovery/lazy-view.ts';

const LoadedTable = lazyViewOnDemand(async () => (await import('./loaded-table.tsx')).LoadedTable);

export type TableLabels = Record<'of' | 'season' | 'more' | 'loading', string>;

/** The first squads of the season (`children`), until the visitor picks a round or asks for more. */
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
  return (
    <FirstPage
      label={labels.of}
      isLabelHidden
      options={[{ value: '', label: labels.season }, ...rounds]}
      hasMore={hasMore}
      labels={labels}
      load={(round) => <LoadedTable {...{ league, round, labels, first: children }} />}
    >
      {children}
    </FirstPage>
  );
}
