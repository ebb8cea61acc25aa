'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { LoadingState } from '#components/entity/own/loading-state.tsx';
import { EntrantName } from '#components/fantasy/entrant/entrant-name.tsx';
import { entrantText } from '#components/fantasy/entrant/entrant-text.ts';
import { SortableTableView } from '#components/ui/sortable-table-view.tsx';
import type { SortableRow } from '#components/ui/sortable-types.ts';
import type { MarketItem } from '#lib/api/contract/fantasy/market.ts';
import { fantasyMarketQuery } from '#lib/api/queries/fantasy.ts';
import { queryClient } from '#lib/api/queries/query-client.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { languageTag } from '#lib/i18n/language-tag.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { Texts } from '#lib/i18n/texts.tsx';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { paths } from '#lib/paths.ts';
import { marketCells, marketColumns } from './market-columns.ts';
import { facetsOf, useMarketFacets } from './use-market-facets.ts';
import { useWatchList } from './use-watch-list.ts';
import { WatchButton } from './watch-button.tsx';

/** Everybody who can be picked, fetched from the API: sorted and filtered by the visitor, the choice stands in the address. */
export function LoadedMarket({ league }: { league: LeagueParams }) {
  return (
    <Texts of={['fantasy', 'fantasy-pages', 'positions', 'profile', 'ui']}>
      <Fetched league={league} />
    </Texts>
  );
}

function Fetched({ league }: { league: LeagueParams }) {
  const { data, isError, refetch } = useQuery(fantasyMarketQuery(league, usePageLocale()), queryClient);
  if (!data) return <LoadingState isError={isError} onRetry={() => void refetch()} />;
  return <WholeMarket items={data.items} league={league} />;
}

function WholeMarket({ items, league }: { items: readonly MarketItem[]; league: LeagueParams }) {
  const t = useTranslations('fantasy');
  const ui = useTranslations('ui.table');
  const locale = tagLocale(useLocale());
  const { watched, toggle } = useWatchList(league);
  const facets = useMarketFacets(items, watched !== null);
  const cellsOf = marketCells(items, locale);
  const rowOf = (item: MarketItem): SortableRow => {
    const { entrant } = item;
    const name = entrantText(entrant, t);
    return {
      key: String(entrant.number),
      head: (
        <span className="flex items-center gap-1">
          {watched && (
            <WatchButton name={name} isWatched={watched.has(entrant.number)} onToggle={() => toggle(entrant.number)} />
          )}
          <EntrantName entrant={entrant} href={paths.fantasyEntrant(league.season, league.league, entrant.number)} />
        </span>
      ),
      headText: name,
      cells: cellsOf(item),
      facets: facetsOf(item, watched?.has(entrant.number) ?? false),
    };
  };
  return (
    <SortableTableView
      caption={t('market')}
      head={{ label: t('entrant') }}
      columns={marketColumns(t)}
      rows={items.map(rowOf)}
      initialSort={{ key: 'price' }}
      isFilterShown
      facets={facets}
      labels={{ filter: ui('filter'), nothingFound: t('nobody') }}
      locale={languageTag(locale)}
    />
  );
}
