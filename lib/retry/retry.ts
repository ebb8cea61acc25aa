import { type BackoffOptions, createBackoff } from './backoff.ts';
import { wait } from './wait.ts';

export type RetryOptions = Partial<BackoffOptions> & {
  /** Ends the attempts: the promise rejects with its reason. */
  signal?: AbortSignal;
  onFailure?: (error: unknown) => void;
  wait?: typeof wait;
};

const defaults: BackoffOptions = { firstMs: 3_000, maxMs: 60_000 };

/**
 * Retries until an attempt succeeds, with exponential backoff. Around the `import` of a `lazy` component it keeps the
 * previous view, where React would remember the failure and unmount the page.
 */
export async function retry<T>(
  attempt: () => Promise<T>,
  { signal, onFailure, wait: pause = wait, ...options }: RetryOptions = {},
): Promise<T> {
  const backoff = createBackoff({ ...defaults, ...options });
  for (; ; backoff.grow()) {
    signal?.throwIfAborted();
    try {
      return await attempt();
    } catch (error) {
      signal?.throwIfAborted();
      onFailure?.(error);
    }
    await pause(backoff.pauseMs(), signal);
  }
}
