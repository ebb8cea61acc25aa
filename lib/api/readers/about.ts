import { cacheLife } from 'next/cache';
import { steady } from '#lib/api/cache-policy.ts';
import { type About, getAbout } from '#lib/api/contract/about.ts';
import { fetchAnswer } from '#lib/api/fetch-answer.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';

/** Returns the tenant's About page. Null only if there is no tenant. */
export async function readAbout(): Promise<About | null> {
  'use cache';
  cacheLife(steady);
  return fetchAnswer(getAbout, { params: {}, query: { locale: await pageLocale() } });
}
