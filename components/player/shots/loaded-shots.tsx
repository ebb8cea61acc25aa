'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { getPlayerShots } from '#lib/api/contract/player-career.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { queryClient } from '#lib/api/queries/query-client.ts';
import { Texts } from '#lib/i18n/texts.tsx';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import type { ShotLabels } from './shot-seasons.tsx';
import { ShotView } from './shot-view.tsx';

/** Shots of a season fetched from the API; `fallback` is shown until they arrive. */
export function LoadedShots({
  player,
  season,
  labels,
  fallback,
}: {
  player: { slug: string; name: string };
  season: string;
  labels: ShotLabels;
  fallback: ReactNode;
}) {
  const query = { locale: usePageLocale(), season };
  const { data, isError, isPlaceholderData } = useQuery(
    {
      ...apiQuery(getPlayerShots, { params: { player: player.slug }, query }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  if (isError) return <EmptyState title={labels.failedTitle} text={labels.failedText} />;
  if (!data) return <div aria-busy="true">{fallback}</div>;
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
      <Texts of={['chart', 'ui']}>
        <ShotView player={player.name} shots={data.shots} />
      </Texts>
    </div>
  );
}
