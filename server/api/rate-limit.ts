import { LRUCache } from 'lru-cache';
import { LeagueError } from '#server/errors.ts';

/** More clients than are ever active; the least recent are evicted, so that forged addresses cannot exhaust memory. */
const maxClients = 20_000;

/**
 * Returns a rate limiter: each client may make `limit` requests per `seconds`; beyond that it throws
 * `too-many-requests`. Each server counts separately.
 */
export function createRateLimit(limit: number, seconds: number, now: () => number = Date.now) {
  const counts = new LRUCache<string, { count: number; until: number }>({ max: maxClients });
  return (client: string): void => {
    const known = counts.get(client);
    const window = known && known.until > now() ? known : { count: 0, until: now() + seconds * 1000 };
    window.count += 1;
    counts.set(client, window);
    if (window.count <= limit) return;
    const wait = Math.ceil((window.until - now()) / 1000);
    throw new LeagueError('too-many-requests', `Too many requests. Try again in ${wait} seconds.`);
  };
}
