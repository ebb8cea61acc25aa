'use client';

import { useEffect, useState } from 'react';
import type { Timer } from '#lib/api/contract/timer.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import type { Channels } from '#lib/realtime/channels.ts';
import { fetchLiveGame } from '#lib/realtime/fetch-live-game.ts';
import type { WatchedGame } from '#lib/realtime/watch-game.ts';
import { watchWithRetry } from '#lib/realtime/watch-with-retry.ts';

type Watched = { game: WatchedGame | null; isStale: boolean };

/** Returns a live game and whether it is stale. The game is null until loaded, and again after `gameId` changes. */
export function useGame(gameId: string | null, channels: Channels | null, onTimer: (timer: Timer) => void): Watched {
  const locale = usePageLocale();
  const [watched, setWatched] = useState<Watched>({ game: null, isStale: false });
  useEffect(() => {
    setWatched((before) => ({ ...before, isStale: false }));
    if (!channels || !gameId) return;
    return watchWithRetry({
      gameId,
      channels,
      load: fetchLiveGame(gameId, locale),
      onGame: (game) => setWatched((before) => ({ ...before, game })),
      onTimer,
      onStale: (isStale) => setWatched((before) => ({ ...before, isStale })),
    });
  }, [channels, gameId, locale, onTimer]);
  return watched.game && watched.game.board.gameId !== gameId ? { game: null, isStale: watched.isStale } : watched;
}
