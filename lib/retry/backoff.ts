export type BackoffOptions = {
  firstMs: number;
  maxMs: number;
  /** The fraction by which a pause varies, so that many clients do not retry at the same moment. */
  jitter?: number;
  random?: () => number;
};

export interface Backoff {
  /** Returns the pause before the next attempt, in milliseconds. */
  pauseMs(): number;
  /** Doubles the pause after a failed attempt. */
  grow(): void;
  /** Resets the pause after a successful attempt. */
  reset(): void;
}

/** Creates an exponential backoff: pauses that double up to `maxMs`. */
export function createBackoff({ firstMs, maxMs, jitter = 0.25, random = Math.random }: BackoffOptions): Backoff {
  let ms = firstMs;
  return {
    pauseMs: () => ms * (1 - jitter + 2 * jitter * random()),
    grow: () => {
      ms = Math.min(maxMs, ms * 2);
    },
    reset: () => {
      ms = firstMs;
    },
  };
}
