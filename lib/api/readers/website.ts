import { cacheLife } from 'next/cache';
import { steady } from '#lib/api/cache-policy.ts';
import {
  type CurrentSeasonLeagues,
  getCurrentSeasonLeagues,
  getWebsiteConfig,
  type WebsiteConfig,
} from '#lib/api/contract/website.ts';
import { fetchAnswer } from '#lib/api/fetch-answer.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { withReachableDomain } from './local-port.ts';

/** Returns the settings of the tenant. Null only if there is no tenant. */
export async function readConfig(): Promise<WebsiteConfig | null> {
  'use cache';
  cacheLife(steady);
  const config = await fetchAnswer(getWebsiteConfig, { params: {}, query: { locale: await pageLocale() } });
  return config && withReachableDomain(config);
}

/** Returns the leagues and tournaments of the current season. Null only if there is no tenant. */
export async function readCurrentSeasonLeagues(): Promise<CurrentSeasonLeagues | null> {
  'use cache';
  cacheLife(steady);
  return fetchAnswer(getCurrentSeasonLeagues, { params: {}, query: { locale: await pageLocale() } });
}
