import type { Context } from 'hono';

/**
 * `seconds`: for how long an answer may be kept in the memory of the server itself. Nothing may be used while it is asked for
 * again: browsers would do that too, and show what was true before a line was cut.
 */
const policies = {
  /** Lists, tables, people: changed by people and finished games. */
  steady: { header: 'public, max-age=0, s-maxage=30', seconds: 30 },
  /** What moves while a game is played. */
  live: { header: 'public, max-age=0, s-maxage=2', seconds: 2 },
  /** What is somebody's own. */
  never: { header: 'private, no-store', seconds: 0 },
  /** What is addressed by its content. */
  forever: { header: 'public, max-age=31536000, immutable', seconds: 0 },
} as const;

export type Freshness = keyof typeof policies;

export function secondsOf(freshness: Freshness): number {
  return policies[freshness].seconds;
}

/** Shared caches, which keep answers of each host and origin apart, may keep this one; a browser always asks, and mostly hears 304. */
export function setFreshness(c: Context, freshness: Freshness): void {
  c.header('Cache-Control', policies[freshness].header);
}

/** Whether the client wants no kept answer: it says so, or says who it is. */
export function wantsFresh(c: Context): boolean {
  return c.req.header('authorization') !== undefined || /no-(cache|store)/.test(c.req.header('cache-control') ?? '');
}
