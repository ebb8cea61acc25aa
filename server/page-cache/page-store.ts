import { LRUCache } from 'lru-cache';
import { createChanges } from '#server/changes/change-counts.ts';
import type { Log } from '#server/log.ts';
import type { Page } from './cached-page.ts';

const mostBytes = 64 * 1024 * 1024;
/** No page is that long. */
export const longestPage = 8 * 1024 * 1024;
/** For so long after its fresh time a page serves the others while one visitor fetches it anew. */
const staleMs = 30_000;

export interface FrontPages {
  /** Undefined while nothing may be kept. To be taken before the page is asked for. */
  keyOf(address: string): string | undefined;
  get(key: string): Page | undefined;
  set(key: string, page: Page): void;
  /** Forgets the pages of a tenant. */
  forget(tenantId: string): Promise<void>;
  /** Keeps nothing until `regain`. */
  lose(): void;
  regain(): void;
}

/** Pages in memory, 64 MB at most. `hostsOf` tells the hosts of a tenant. */
export function createFrontPages(hostsOf: (tenantId: string) => Promise<string[]>, log: Log): FrontPages {
  const changes = createChanges();
  const kept = new LRUCache<string, Page>({
    maxSize: mostBytes,
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
    async forget(tenantId) {
      try {
        for (const host of await hostsOf(tenantId)) changes.add(host);
      } catch (error) {
        log.error({ err: error }, 'the hosts of a tenant could not be read; all pages are forgotten');
        changes.addAll();
      }
    },
    lose: changes.lose,
    regain: changes.regain,
  };
}
