import { LRUCache } from 'lru-cache';
import { defaultLocale, locales } from '#lib/i18n/locales.ts';
import type { OfferedLocales } from './resolve-locale.ts';

const ttlMs = 60_000;
/** Of a host that nobody has, and while the API gives no answer. */
const uncertainTtlMs = 5_000;
/** Hosts are made up by whoever sends a request. */
const maxHosts = 1000;
const anyLanguage: OfferedLocales = { locales, fallbackLocale: defaultLocale };

export type LanguageCacheOptions = {
  ask: (host: string) => Promise<OfferedLocales | null>;
  onFailure: (error: unknown) => void;
  now?: () => number;
};

/**
 * The languages of a host, cached for a minute; after that the old answer serves while a new one is fetched. While the API
 * gives no answer, what was known stays, and a host not seen before may use any language: its pages may still be in the cache.
 */
export function createLanguageCache({ ask, onFailure, now = Date.now }: LanguageCacheOptions) {
  const cache = new LRUCache<string, { offered: OfferedLocales | null }>({
    max: maxHosts,
    ttl: ttlMs,
    ttlResolution: 0,
    allowStale: true,
    ignoreFetchAbort: true,
    perf: { now },
    fetchMethod: async (host, stale, { options }) => {
      try {
        const offered = await ask(host);
        if (!offered) options.ttl = uncertainTtlMs;
        return { offered };
      } catch (error) {
        onFailure(error);
        options.ttl = uncertainTtlMs;
        return stale ?? { offered: anyLanguage };
      }
    },
  });
  return async (host: string): Promise<OfferedLocales | null> => (await cache.forceFetch(host)).offered;
}
