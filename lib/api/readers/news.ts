import { cacheLife, cacheTag } from 'next/cache';
import { ask } from '#lib/api/ask.ts';
import { steady } from '#lib/api/cache-policy.ts';
import { listNews, type NewsItem } from '#lib/api/contract/news.ts';
import { tags } from '#lib/api/tags.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { readConfig } from './website.ts';

/** The latest news. Null only where there is no tenant. */
export async function readNews(limit: number): Promise<NewsItem[] | null> {
  'use cache';
  cacheLife(steady);
  const config = await readConfig();
  if (!config) return null;
  cacheTag(tags.news(config.id));
  const answer = await ask(listNews, { params: {}, query: { locale: await pageLocale(), limit } });
  return answer?.items ?? null;
}
