import { retry } from '#lib/retry/retry.ts';
import { type WatchOptions, watchGame } from './watch-game.ts';

const retryMs = 3_000;

/**
 * Watches a game like `watchGame`, and retries while there is no snapshot; stale meanwhile. Returns a function that
 * stops it.
 */
export function watchWithRetry({ onGame, onStale, ...options }: WatchOptions): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  /** The last attempt failed, which a new follower does not know. */
  let isFailed = false;
  const reportStale = (isStale: boolean) => !signal.aborted && onStale(isStale);
  const watch = () =>
    watchGame({
      ...options,
      onGame: (game) => {
        if (signal.aborted) return;
        onGame(game);
        if (isFailed) reportStale(false);
        isFailed = false;
      },
      onStale: reportStale,
    });
  const backoff = { firstMs: retryMs, maxMs: retryMs, ...(options.random && { random: options.random }) };
  const onFailure = () => {
    isFailed = true;
    reportStale(true);
  };
  retry(watch, { ...backoff, signal, onFailure }).then(
    (stop) => (signal.aborted ? stop() : signal.addEventListener('abort', stop)),
    () => undefined,
  );
  return () => controller.abort();
}
