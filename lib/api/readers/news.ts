import { cacheLife } from 'next/cache';
import { steady } from '#lib/api/cache-policy.ts';
import { type Article, getArticle, getArticlePreview } from '#lib/api/contract/article.ts';
import type { AnswerOf } from '#lib/api/contract/call.ts';
import { listNews, listNewsFilters, type NewsItem, type NewsSubject } from '#lib/api/contract/news.ts';
import { fetchAnswer, fetchUncached } from '#lib/api/fetch-answer.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';

export type NewsPage = AnswerOf<typeof listNews>;
export type NewsFilters = AnswerOf<typeof listNewsFilters>;

/** Returns the latest news, all or about a subject. Null only if there is no tenant. */
export async function readNews(limit: number, subject: NewsSubject = {}): Promise<NewsItem[] | null> {
  return (await readNewsPage(limit, subject))?.items ?? null;
}

/** Returns the first page of the latest news. Null only if there is no tenant. */
export async function readNewsPage(limit: number, subject: NewsSubject = {}): Promise<NewsPage | null> {
  'use cache';
  cacheLife(steady);
  return fetchAnswer(listNews, { params: {}, query: { locale: await pageLocale(), limit, ...subject } });
}

/** Returns the news filters. Null only if there is no tenant. */
export async function readNewsFilters(): Promise<NewsFilters | null> {
  'use cache';
  cacheLife(steady);
  return fetchAnswer(listNewsFilters, { params: {}, query: { locale: await pageLocale() } });
}

/** Returns an article with everything attached to it. Null if there is none. */
export async function readArticle(slug: string): Promise<Article | null> {
  'use cache';
  cacheLife(steady);
  return fetchAnswer(getArticle, { params: { news: slug }, query: { locale: await pageLocale() } });
}

/** Returns an article before its publication, uncached. Null if there is none with this token. */
export async function readArticlePreview(previewToken: string): Promise<Article | null> {
  return fetchUncached(getArticlePreview, { params: { previewToken }, query: { locale: await pageLocale() } });
}
