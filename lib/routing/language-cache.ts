import { LRUCache } from 'lru-cache';
import { defaultLocale, locales } from '#lib/i18n/locales.ts';
import type { OfferedLocales } from './resolve-locale.ts';

/** The languages of a host, and the origin at which its site has its pages where that is another one. */
export type HostSite = OfferedLocales & { elsewhere?: string | null };

const ttlMs = 60_000;
/** For unknown hosts, and while the API does not respond. */
const uncertainTtlMs = 5_000;
/** Clients can send any host, so their number is limited. */
const maxHosts = 1000;
const anyLanguage: OfferedLocales = { locales, fallbackLocale: defaultLocale };

export type LanguageCacheOptions = {
  fetchLanguages: (host: string) => Promise<HostSite | null>;
  onFailure: (error: unknown) => void;
  now?: () => number;
};

/** The languages of the sites by host. */
export interface HostLanguages {
  /** Returns the languages of a host; null for an unknown one. */
  find(host: string): Promise<HostSite | null>;
  /** Returns them at once if they were looked up before; else null, and looks them up. */
  now(host: string): HostSite | null;
  /** Forgets all of them, since the settings of a site have changed. */
  forget(): void;
}

/**
 * Caches the languages of a host for a minute, then serves the stale value while it revalidates. While the API does
 * not respond, known values stay, and a new host may use any language: its pages may still be cached.
 */
export function createLanguageCache({
  fetchLanguages,
  onFailure,
  now = Date.now,
}: LanguageCacheOptions): HostLanguages {
  const cache = new LRUCache<string, { offered: HostSite | null }>({
    max: maxHosts,
    ttl: ttlMs,
    ttlResolution: 0,
    allowStale: true,
    ignoreFetchAbort: true,
    perf: { now },
    fetchMethod: async (host, stale, { options }) => {
      try {
        const offered = await fetchLanguages(host);
        if (!offered) options.ttl = uncertainTtlMs;
        return { offered };
      } catch (error) {
        onFailure(error);
        options.ttl = uncertainTtlMs;
        return stale ?? { offered: anyLanguage };
      }
    },
  });
  return {
    async find(host) {
      // Whom nobody had may be somebody's by now: the stale answer is not good enough.
      if (cache.peek(host, { allowStale: true })?.offered === null && cache.getRemainingTTL(host) <= 0)
        cache.delete(host);
      return (await cache.forceFetch(host)).offered;
    },
    now(host) {
      const isFresh = cache.getRemainingTTL(host) > 0;
      if (!isFresh) void cache.forceFetch(host);
      return cache.get(host)?.offered ?? null;
    },
    forget: () => cache.clear(),
  };
}
