export type BackoffOptions = {
  firstMs: number;
  maxMs: number;
  /** By which share of itself a pause is longer or shorter, so that many clients do not come back at the same moment. */
  jitter?: number;
  random?: () => number;
};

export interface Backoff {
  /** How long to wait before the next attempt. */
  pauseMs(): number;
  /** After an attempt that failed. */
  grow(): void;
  /** After an attempt that did not. */
  reset(): void;
}

/** Exponential backoff: pauses that double up to a limit. */
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
