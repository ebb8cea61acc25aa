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
  const watch = () =>
    watchGame({
      ...options,
      onGame: (game) => !signal.aborted && onGame(game),
      onStale: (isStale) => !signal.aborted && onStale(isStale),
    });
  const backoff = { firstMs: retryMs, maxMs: retryMs, ...(options.random && { random: options.random }) };
  retry(watch, { ...backoff, signal, onFailure: () => onStale(true) }).then(
    (stop) => (signal.aborted ? stop() : signal.addEventListener('abort', stop)),
    () => undefined,
  );
  return () => controller.abort();
}
