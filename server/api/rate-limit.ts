import { LRUCache } from 'lru-cache';
import { LeagueError } from '#server/errors.ts';

/** More than ask at once; the oldest are forgotten, so that made-up ones cannot fill the memory. */
const maxClients = 20_000;

/**
 * Lets each asker do a thing so often in so many seconds; `check` throws `too-many-requests` for whoever comes more often and
 * returns nothing. Each server counts by itself.
 */
export function createRateLimit(limit: number, seconds: number, now: () => number = Date.now) {
  const counts = new LRUCache<string, { count: number; until: number }>({ max: maxClients });
  return (asker: string): void => {
    const known = counts.get(asker);
    const window = known && known.until > now() ? known : { count: 0, until: now() + seconds * 1000 };
    window.count += 1;
    counts.set(asker, window);
    if (window.count <= limit) return;
    const wait = Math.ceil((window.until - now()) / 1000);
    throw new LeagueError('too-many-requests', `That was too often. Try again in ${wait} seconds.`);
  };
}
