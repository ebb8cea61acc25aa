import { defaultLocale, locales } from '#lib/i18n/locales.ts';
import type { OfferedLocales } from './resolve-locale.ts';

type Known = { offered: OfferedLocales | null; until: number };

const freshFor = 60_000;
const unsureFor = 5_000;
/** Hosts are made up by whoever sends a request. */
const mostHosts = 1000;
const anyLanguage: OfferedLocales = { locales, fallbackLocale: defaultLocale };

export type LanguageCacheOptions = {
  ask: (host: string) => Promise<OfferedLocales | null>;
  onFailure: (error: unknown) => void;
  now?: () => number;
};

/**
 * The languages of a host, kept for a minute; after that the old answer serves while a new one is fetched. Where the API
 * cannot be asked, what was known stays, and an unheard-of host may use any language: its pages may still be in the cache.
 */
export function createLanguageCache({ ask, onFailure, now = Date.now }: LanguageCacheOptions) {
  const known = new Map<string, Known>();
  const asking = new Map<string, Promise<OfferedLocales | null>>();

  async function refresh(host: string): Promise<OfferedLocales | null> {
    const answer = await ask(host).then(
      (offered) => ({ offered, until: now() + (offered ? freshFor : unsureFor) }),
      (error: unknown) => {
        onFailure(error);
        const last = known.get(host);
        return { offered: last ? last.offered : anyLanguage, until: now() + unsureFor };
      },
    );
    known.delete(host);
    known.set(host, answer);
    const [oldest] = known.keys();
    if (known.size > mostHosts && oldest) known.delete(oldest);
    return answer.offered;
  }

  function refreshOnce(host: string): Promise<OfferedLocales | null> {
    const running = asking.get(host) ?? refresh(host).finally(() => asking.delete(host));
    asking.set(host, running);
    return running;
  }

  return async (host: string): Promise<OfferedLocales | null> => {
    const entry = known.get(host);
    if (!entry) return refreshOnce(host);
    if (entry.until <= now()) void refreshOnce(host);
    return entry.offered;
  };
}
