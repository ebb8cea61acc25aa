'use client';

import { useQuery } from '@tanstack/react-query';
import { playByPlayQuery } from '#lib/api/queries/play-by-play.ts';
import { queryClient } from '#lib/api/queries/query-client.ts';
import { Texts } from '#lib/i18n/texts.tsx';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { type LinesOfPlayer, LinesWithPlays } from './lines-with-plays.tsx';

export type LinesOfGame = LinesOfPlayer & { gameId: string };

/** The lines of a player with the plays behind them, which are fetched once for all players of the game. */
export function PlayLines({ gameId, ...lines }: LinesOfGame) {
  const { data } = useQuery(playByPlayQuery(gameId, usePageLocale()), queryClient);
  return (
    <Texts of={['entity', 'fantasy', 'plays', 'statistics', 'ui']}>
      <LinesWithPlays {...lines} plays={data?.playByPlay?.plays ?? []} />
    </Texts>
  );
}
