import { z } from 'zod';
import type { LiveGame } from '#lib/api/contract/live.ts';
import type { Channels } from '#lib/realtime/channels.ts';
import type { WatchedGame } from '#lib/realtime/watch-game.ts';
import { watchWithRetry } from '#lib/realtime/watch-with-retry.ts';
import { useLive } from '#stores/live.ts';

const subscriptionCount = z.object({ subscription_count: z.number().int() });

type Options = {
  gameId: string;
  channels: Channels;
  load: (since: number, seq: number) => Promise<LiveGame>;
  /** Hears that the game has begun or ended. */
  onTurn: () => void;
};

/** Keeps a whole game in the store, and how many follow it; begun again until there is a first answer. */
export function watchWhole({ gameId, channels, load, onTurn }: Options): () => void {
  const stopCounting = channels.listen(`game.${gameId}`, {
    'pusher:subscription_count': (data) =>
      useLive.setState({ viewers: subscriptionCount.parse(data).subscription_count }),
  });
  const show = (watched: WatchedGame) => {
    const before = useLive.getState().watched;
    useLive.setState({ watched });
    if (before && before.board.state !== watched.board.state) onTurn();
  };
  const stopWatching = watchWithRetry({
    gameId,
    channels,
    load,
    onGame: show,
    onTimer: () => undefined,
    onStale: (isGameStale) => useLive.setState({ isGameStale }),
  });
  return () => {
    stopWatching();
    stopCounting();
  };
}
