'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { fantasyLiveQuery } from '#lib/api/queries/fantasy.ts';
import { queryClient } from '#lib/api/queries/query-client.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { showGame, useLive } from '#stores/live.ts';

/** Visitors who hear of the same basket do not all ask at the same moment; one answer serves all of them. */
const maxWaitMs = 400;

export type LivePoints = { byEntrant: ReadonlyMap<number, number>; playing: ReadonlySet<number> };

/** Returns the points of a round by entrant as they are now, asked for again whenever a board of its games changes. */
export function useLivePoints(league: { season: string; league: string }, round: number): LivePoints | null {
  const { data, refetch } = useQuery(fantasyLiveQuery({ ...league, round }, usePageLocale()), queryClient);
  const games = data?.games;
  useEffect(() => {
    const stops = games?.map(showGame) ?? [];
    return () => {
      for (const stop of stops) stop();
    };
  }, [games]);
  const boards = useLive((live) => live.games);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (waiting.current || !games?.some(({ id }) => boards[id])) return;
    waiting.current = setTimeout(() => {
      waiting.current = undefined;
      void refetch();
    }, Math.random() * maxWaitMs);
  }, [boards, games, refetch]);
  useEffect(() => () => clearTimeout(waiting.current), []);
  if (!data) return null;
  const running = new Set(data.games.filter(({ state }) => state === 'live').map(({ id }) => id));
  const byEntrant = new Map<number, number>();
  for (const { entrant, points } of data.points) byEntrant.set(entrant, (byEntrant.get(entrant) ?? 0) + points);
  const playing = new Set(data.points.filter(({ gameId }) => running.has(gameId)).map(({ entrant }) => entrant));
  return { byEntrant, playing };
}
