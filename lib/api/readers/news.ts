import { cacheLife, cacheTag } from 'next/cache';
import { steady } from '#lib/api/cache-policy.ts';
import { type Article, getArticle } from '#lib/api/contract/article.ts';
import type { AnswerOf } from '#lib/api/contract/call.ts';
import { listNews, listNewsFilters, type NewsItem, type NewsSubject } from '#lib/api/contract/news.ts';
import { fetchAnswer } from '#lib/api/fetch-answer.ts';
import { tags } from '#lib/api/tags.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { readConfig } from './website.ts';

export type NewsPage = AnswerOf<typeof listNews>;
export type NewsFilters = AnswerOf<typeof listNewsFilters>;

/** The latest news, of all or about something. Null only where there is no tenant. */
export async function readNews(limit: number, subject: NewsSubject = {}): Promise<NewsItem[] | null> {
  return (await readNewsPage(limit, subject))?.items ?? null;
}

/** The latest news, and from where they go on. Null only where there is no tenant. */
export async function readNewsPage(limit: number, subject: NewsSubject = {}): Promise<NewsPage | null> {
  'use cache';
  cacheLife(steady);
  const config = await readConfig();
  if (!config) return null;
  cacheTag(tags.news(config.id));
  return fetchAnswer(listNews, { params: {}, query: { locale: await pageLocale(), limit, ...subject } });
}

/** What news can be narrowed by. Null only where there is no tenant. */
export async function readNewsFilters(): Promise<NewsFilters | null> {
  'use cache';
  cacheLife(steady);
  const config = await readConfig();
  if (!config) return null;
  cacheTag(tags.news(config.id), tags.seasons(config.id), tags.clubs(config.id));
  return fetchAnswer(listNewsFilters, { params: {}, query: { locale: await pageLocale() } });
}

/** An article with all that belongs to it. Null where there is none. */
export async function readArticle(slug: string): Promise<Article | null> {
  'use cache';
  cacheLife(steady);
  const config = await readConfig();
  if (!config) return null;
  cacheTag(tags.news(config.id));
  const article = await fetchAnswer(getArticle, { params: { news: slug }, query: { locale: await pageLocale() } });
  if (!article) return null;
  cacheTag(tags.newsItem(article.id), ...article.games.map(({ id }) => tags.game(id)));
  return article;
}
