import { z } from 'zod';
import type { LiveGame } from '#lib/api/contract/live.ts';
import type { Channels } from '#lib/realtime/channels.ts';
import { type WatchedGame, watchGame } from '#lib/realtime/watch-game.ts';
import { useLive } from '#stores/live.ts';

const retryMs = 3_000;
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
  let stop: (() => void) | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  const show = (watched: WatchedGame) => {
    if (closed) return;
    const before = useLive.getState().watched;
    useLive.setState({ watched });
    if (before && before.board.state !== watched.board.state) onTurn();
  };
  const watch = async () => {
    try {
      const stopCounting = channels.listen(`game.${gameId}`, {
        'pusher:subscription_count': (data) =>
          useLive.setState({ viewers: subscriptionCount.parse(data).subscription_count }),
      });
      const stopWatching = await watchGame({
        gameId,
        channels,
        load,
        onGame: show,
        onTimer: () => undefined,
        onStale: (isGameStale) => !closed && useLive.setState({ isGameStale }),
      });
      stop = () => {
        stopWatching();
        stopCounting();
      };
      if (closed) stop();
    } catch {
      if (closed) return;
      useLive.setState({ isGameStale: true });
      retry = setTimeout(() => void watch(), retryMs);
    }
  };
  void watch();
  return () => {
    closed = true;
    clearTimeout(retry);
    stop?.();
  };
}
