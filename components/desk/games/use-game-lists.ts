'use client';

import { useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api/client.ts';
import { type GameSummary, listGames } from '#lib/api/contract/game.ts';
import { queryClient } from '#lib/api/queries/query-client.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';

export const gameGroups = ['live', 'overdue', 'upcoming', 'finished'] as const;
export type GameLists = Record<(typeof gameGroups)[number], GameSummary[]>;

/** How many games are fetched of a group, and how often all of them. */
const maxGames = 200;
const refetchMs = 15_000;

/** The games of the league by group, fetched again and again while the page is in sight. */
export function useGameLists(isEnabled: boolean) {
  const locale = usePageLocale();
  return useQuery(
    {
      queryKey: ['desk-games', locale],
      queryFn: () => fetchLists(locale),
      enabled: isEnabled,
      refetchInterval: refetchMs,
      // Without network it fails, so that the games of this device are offered, instead of waiting.
      networkMode: 'always',
    },
    queryClient,
  );
}

async function fetchLists(locale: Locale): Promise<GameLists> {
  const [live, overdue, upcoming, finished] = await Promise.all(
    gameGroups.map((when) => callApi(listGames, { params: {}, query: { when, limit: maxGames, locale } })),
  );
  const itemsOf = (list: typeof live) => list?.items ?? [];
  return { live: itemsOf(live), overdue: itemsOf(overdue), upcoming: itemsOf(upcoming), finished: itemsOf(finished) };
}
