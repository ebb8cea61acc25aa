'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { getPlayerShots } from '#lib/api/contract/player-career.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { queryClient } from '#lib/api/queries/query-client.ts';
import { ClientTexts } from '#lib/i18n/client-texts.tsx';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import type { Messages } from '#messages/english.ts';
import type { ShotLabels } from './shot-seasons.tsx';
import { ShotView } from './shot-view.tsx';

/** The shots of a season from the API; `before` stays until they are there. */
export function LoadedShots({
  player,
  season,
  messages,
  words,
  before,
}: {
  player: { slug: string; name: string };
  season: string;
  messages: Pick<Messages, 'chart' | 'ui'>;
  words: ShotLabels;
  before: ReactNode;
}) {
  const query = { locale: usePageLocale(), season };
  const { data, isError, isPlaceholderData } = useQuery(
    {
      ...apiQuery(getPlayerShots, { params: { player: player.slug }, query }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  if (isError) return <EmptyState title={words.failedTitle} text={words.failedText} />;
  if (!data) return <div aria-busy="true">{before}</div>;
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
      <ClientTexts messages={messages}>
        <ShotView player={player.name} shots={data.shots} />
      </ClientTexts>
    </div>
  );
}
