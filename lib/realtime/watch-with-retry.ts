import { type WatchOptions, watchGame } from './watch-game.ts';

const retryMs = 3_000;

/** `watchGame`, begun again a while later where there is no snapshot, which is said meanwhile. Ends with the returned function. */
export function keepWatching({ onGame, onStale, ...options }: WatchOptions): () => void {
  let stop: (() => void) | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  const watch = async () => {
    try {
      const stopWatching = await watchGame({
        ...options,
        onGame: (game) => !closed && onGame(game),
        onStale: (isStale) => !closed && onStale(isStale),
      });
      if (closed) stopWatching();
      else stop = stopWatching;
    } catch {
      if (closed) return;
      onStale(true);
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
