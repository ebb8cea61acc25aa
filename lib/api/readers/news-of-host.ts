import { cacheLife } from 'next/cache';
import { steady } from '#lib/api/cache-policy.ts';
import { listNews, type NewsItem } from '#lib/api/contract/news.ts';
import { fetchAnswerForHost } from '#lib/api/fetch-answer.ts';
import type { Locale } from '#lib/i18n/locales.ts';

const pageSize = 200;

/** Returns the latest news of the site of a host, at most `limit`, for route handlers. */
export async function readNewsOfHost(host: string, locale: Locale, limit: number): Promise<NewsItem[]> {
  'use cache';
  cacheLife(steady);
  const news: NewsItem[] = [];
  let cursor: string | undefined;
  do {
    const pageLimit = Math.min(pageSize, limit - news.length);
    const page = await fetchAnswerForHost(host, listNews, { params: {}, query: { locale, limit: pageLimit, cursor } });
    news.push(...(page?.items ?? []));
    cursor = page?.nextCursor ?? undefined;
  } while (cursor && news.length < limit);
  return news;
}
