import type { LiveGame } from '#lib/api/contract/live.ts';
import type { Channels } from '#lib/realtime/channels.ts';
import { liveMessages } from '#lib/realtime/messages.ts';
import type { WatchedGame } from '#lib/realtime/watch-game.ts';
import { watchWithRetry } from '#lib/realtime/watch-with-retry.ts';
import { useLive } from '#stores/live.ts';
import type { GameResult } from './refresh-for.ts';

type Options = {
  gameId: string;
  channels: Channels;
  load: (since: number, seq: number) => Promise<LiveGame>;
  /** Called when the game starts or ends. */
  onStatusChange: (game: GameResult) => void;
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
    const { state, home, away } = watched.board;
    if (before && before.board.state !== state)
      onStatusChange({ id: gameId, state, score: { home: home.score, away: away.score } });
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
