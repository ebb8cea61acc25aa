import { LRUCache } from 'lru-cache';
import { createChangeCounts } from '#server/changes/change-counts.ts';
import type { Log } from '#server/log.ts';
import type { CachedPage } from './cached-page.ts';

const maxBytes = 64 * 1024 * 1024;
/** Larger than any page. */
export const maxPageBytes = 8 * 1024 * 1024;
/** How long a stale page is served while one request fetches a new one (stale-while-revalidate). */
const staleMs = 30_000;

export interface PageStore {
  /**
   * Returns the cache key of an address; undefined while nothing may be stored. Must be read before the page is
   * fetched.
   */
  keyOf(address: string): string | undefined;
  get(key: string): CachedPage | undefined;
  set(key: string, page: CachedPage): void;
  /** Invalidates the pages of a tenant. */
  invalidate(tenantId: string): Promise<void>;
  /** Stores nothing until `reconnect`. */
  disconnect(): void;
  reconnect(): void;
  /** Stores again; every change since `disconnect` has invalidated its pages. */
  resume(): void;
}

/** Creates a store of pages in memory, 64 MB at most. `hostsOf` lists the hosts of a tenant. */
export function createPageStore(hostsOf: (tenantId: string) => Promise<string[]>, log: Log): PageStore {
  const changes = createChangeCounts();
  const cached = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length,
  });
  return {
    keyOf(address) {
      const count = changes.countOf(address.split('/')[1]);
      return count && `${count} ${address}`;
    },
    get(key) {
      const page = cached.get(key);
      return page && page.freshUntil + staleMs > Date.now() ? page : undefined;
    },
    set: (key, page) => void cached.set(key, page),
    async invalidate(tenantId) {
      try {
        for (const host of await hostsOf(tenantId)) changes.add(host);
      } catch (error) {
        log.error({ err: error }, 'the hosts of a tenant could not be read; all pages are invalidated');
        changes.addAll();
      }
    },
    disconnect: changes.disconnect,
    reconnect: changes.reconnect,
    resume: changes.resume,
  };
}
