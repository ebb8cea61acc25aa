import { LRUCache } from 'lru-cache';
import { createChangeCounts } from '#server/changes/change-counts.ts';
import type { Log } from '#server/log.ts';
import type { CachedPage } from './cached-page.ts';

const maxBytes = 64 * 1024 * 1024;
/** No page is that long. */
export const maxPageBytes = 8 * 1024 * 1024;
/** For so long after its fresh time a page serves the others while one visitor fetches it anew. */
const staleMs = 30_000;

export interface PageStore {
  /** Undefined while nothing may be kept. To be taken before the page is asked for. */
  keyOf(address: string): string | undefined;
  get(key: string): CachedPage | undefined;
  set(key: string, page: CachedPage): void;
  /** Forgets the pages of a tenant. */
  invalidate(tenantId: string): Promise<void>;
  /** Keeps nothing until `regain`. */
  disconnect(): void;
  reconnect(): void;
}

/** Pages in memory, 64 MB at most. `hostsOf` tells the hosts of a tenant. */
export function createPageStore(hostsOf: (tenantId: string) => Promise<string[]>, log: Log): PageStore {
  const changes = createChangeCounts();
  const kept = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length,
  });
  return {
    keyOf(address) {
      const count = changes.countOf(address.split('/')[1]);
      return count && `${count} ${address}`;
    },
    get(key) {
      const page = kept.get(key);
      return page && page.freshUntil + staleMs > Date.now() ? page : undefined;
    },
    set: (key, page) => void kept.set(key, page),
    async invalidate(tenantId) {
      try {
        for (const host of await hostsOf(tenantId)) changes.add(host);
      } catch (error) {
        log.error({ err: error }, 'the hosts of a tenant could not be read; all pages are forgotten');
        changes.addAll();
      }
    },
    disconnect: changes.disconnect,
    reconnect: changes.reconnect,
  };
}
