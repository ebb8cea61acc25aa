'use client';

import type { ReactNode } from 'react';
import { LoadingState } from '#components/entity/own/loading-state.tsx';
import { LoadMore } from '#components/ui/load-more.tsx';
import { listFantasyTable } from '#lib/api/contract/fantasy/season.ts';
import { usePages } from '#lib/api/queries/use-pages.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { Texts } from '#lib/i18n/texts.tsx';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { SquadTable } from './squad-table.tsx';
import type { TableLabels } from './table-browser.tsx';

/** Squads fetched from the API, of one round or of the season. */
export function LoadedTable({
  league,
  round,
  labels,
  first,
}: {
  league: LeagueParams;
  /** Its number; empty for the season. */
  round: string;
  labels: TableLabels;
  first: ReactNode;
}) {
  const query = { locale: usePageLocale(), ...(round && { round: Number(round) }) };
  const table = usePages(listFantasyTable, { params: league, query }, { first: undefined, wanted: 1 });
  return (
    <Texts of={['fantasy', 'profile', 'ui']}>
      <div aria-busy={table.isOld} className={table.isOld ? 'opacity-60' : undefined}>
        {table.hasFailed && <LoadingState isError onRetry={table.retry} />}
        {!table.hasFailed && table.items.length === 0 && first}
        {table.items.length > 0 && <SquadTable items={table.items} isOfRound={round !== ''} league={league} />}
        {table.hasMore && (
          <LoadMore
            label={labels.more}
            loadingLabel={labels.loading}
            isLoading={table.isLoadingMore}
            onLoad={table.loadMore}
          />
        )}
      </div>
    </Texts>
  );
}
