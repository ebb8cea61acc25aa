import { cacheLife, cacheTag } from 'next/cache';
import { steady } from '#lib/api/cache-policy.ts';
import { type About, getAbout } from '#lib/api/contract/about.ts';
import { fetchAnswer } from '#lib/api/fetch-answer.ts';
import { tags } from '#lib/api/tags.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { readConfig } from './website.ts';

/** Returns the tenant's About page. Null only if there is no tenant. */
export async function readAbout(): Promise<About | null> {
  'use cache';
  cacheLife(steady);
  const config = await readConfig();
  if (!config) return null;
  cacheTag(tags.config(config.id));
  return fetchAnswer(getAbout, { params: {}, query: { locale: await pageLocale() } });
}
