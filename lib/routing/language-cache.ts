import { LRUCache } from 'lru-cache';
import { defaultLocale, locales } from '#lib/i18n/locales.ts';
import type { OfferedLocales } from './resolve-locale.ts';

const ttlMs = 60_000;
/** For unknown hosts, and while the API does not respond. */
const uncertainTtlMs = 5_000;
/** Clients can send any host, so their number is limited. */
const maxHosts = 1000;
const anyLanguage: OfferedLocales = { locales, fallbackLocale: defaultLocale };

export type LanguageCacheOptions = {
  fetchLanguages: (host: string) => Promise<OfferedLocales | null>;
  onFailure: (error: unknown) => void;
  now?: () => number;
};

/**
 * Caches the languages of a host for a minute, then serves the stale value while it revalidates. While the API does
 * not respond, known values stay, and a new host may use any language: its pages may still be cached.
 */
export function createLanguageCache({ fetchLanguages, onFailure, now = Date.now }: LanguageCacheOptions) {
  const cache = new LRUCache<string, { offered: OfferedLocales | null }>({
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
  return async (host: string): Promise<OfferedLocales | null> => (await cache.forceFetch(host)).offered;
}
