import type { LiveGame } from '#lib/api/contract/live.ts';
import type { Channels } from '#lib/realtime/channels.ts';
import { liveMessages } from '#lib/realtime/messages.ts';
import type { WatchedGame } from '#lib/realtime/watch-game.ts';
import { watchWithRetry } from '#lib/realtime/watch-with-retry.ts';
import { useLive } from '#stores/live.ts';

type Options = {
  gameId: string;
  channels: Channels;
  load: (since: number, seq: number) => Promise<LiveGame>;
  /** Called when the game starts or ends. */
  onStatusChange: () => void;
};

/** Keeps the state and the viewer count of a game in the store; retries until the first response. Returns the stop function. */
export function watchWholeGame({ gameId, channels, load, onStatusChange }: Options): () => void {
  const stopCounting = channels.listen(`game.${gameId}`, {
    'pusher:subscription_count': (data) =>
      useLive.setState({ viewers: liveMessages.viewers.parse(data).subscription_count }),
  });
  const updateStore = (watched: WatchedGame) => {
    const before = useLive.getState().watched;
    useLive.setState({ watched });
    if (before && before.board.state !== watched.board.state) onStatusChange();
  };
  const stopWatching = watchWithRetry({
    gameId,
    channels,
    load,
    onGame: updateStore,
    onTimer: () => undefined,
    onStale: (isGameStale) => useLive.setState({ isGameStale }),
  });
  return () => {
    stopWatching();
    stopCounting();
  };
}
