import type { Context } from 'hono';

/**
 * `seconds` is the maximum age in the server's own response cache. `stale-while-revalidate` is not used: browsers would
 * apply it too, and show outdated content after a lost connection.
 */
const policies = {
  /** Lists, standings, people: changed by editors and finished games. */
  steady: { header: 'public, max-age=0, s-maxage=30', seconds: 30 },
  /** What changes during a game. */
  live: { header: 'public, max-age=0, s-maxage=2', seconds: 2 },
  /** Private responses. */
  never: { header: 'private, no-store', seconds: 0 },
  /** Content-addressed responses. */
  forever: { header: 'public, max-age=31536000, immutable', seconds: 0 },
} as const;

export type Freshness = keyof typeof policies;

export function secondsOf(freshness: Freshness): number {
  return policies[freshness].seconds;
}

/**
 * Sets `Cache-Control`. Shared caches, which vary by host and origin, may store the response; browsers always
 * revalidate and mostly get 304.
 */
export function setFreshness(c: Context, freshness: Freshness): void {
  c.header('Cache-Control', policies[freshness].header);
}

/** Returns whether the client bypasses the cache: by `Cache-Control`, or because it is authenticated. */
export function wantsFresh(c: Context): boolean {
  return c.req.header('authorization') !== undefined || /no-(cache|store)/.test(c.req.header('cache-control') ?? '');
}
