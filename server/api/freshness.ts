import type { Context } from 'hono';

const policies = {
  /** Lists, tables, people: changed by people and finished games. */
  steady: 'public, max-age=0, s-maxage=30, stale-while-revalidate=300',
  /** What moves while a game is played. */
  live: 'public, max-age=0, s-maxage=2, stale-while-revalidate=10',
  /** What is addressed by its content. */
  forever: 'public, max-age=31536000, immutable',
} as const;

export type Freshness = keyof typeof policies;

/** Shared caches, which keep answers of each host and origin apart, may keep this one; a browser always asks, and mostly hears 304. */
export function setFreshness(c: Context, freshness: Freshness): void {
  c.header('Cache-Control', policies[freshness]);
}
