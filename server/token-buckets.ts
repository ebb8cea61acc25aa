import { LRUCache } from 'lru-cache';

/** More clients than are ever active; the least recent are evicted, so that forged addresses cannot exhaust memory. */
const maxClients = 20_000;

export interface TokenBuckets {
  /** Takes one of the client's tokens; false if there is none. */
  take(client: string): boolean;
  /** Returns the seconds until the client has a token, at least one; zero if it has one now. */
  secondsUntilNext(client: string): number;
}

/**
 * Creates token buckets: each client gets `limit` tokens at once, and `limit` per `seconds` in the long run. Each server
 * counts separately.
 */
export function createTokenBuckets(
  limit: number,
  seconds: number,
  now: () => number = () => performance.now(),
): TokenBuckets {
  const perMs = limit / (seconds * 1000);
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: maxClients });
  const tokensOf = (client: string) => {
    const known = buckets.get(client);
    return known ? Math.min(limit, known.tokens + (now() - known.at) * perMs) : limit;
  };
  return {
    take(client) {
      const tokens = tokensOf(client);
      if (tokens < 1) return false;
      buckets.set(client, { tokens: tokens - 1, at: now() });
      return true;
    },
    secondsUntilNext(client) {
      const tokens = tokensOf(client);
      return tokens >= 1 ? 0 : Math.max(1, Math.ceil((1 - tokens) / perMs / 1000));
    },
  };
}
