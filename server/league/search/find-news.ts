import { desc } from 'drizzle-orm';
import type { NewsItem } from '#lib/api/contract/news.ts';
import { inIds } from '#server/db/in-ids.ts';
import { news } from '#server/db/schema/news.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { newsItemColumns, toNewsItem } from '#server/league/news/news-item.ts';
import { isNewsPublished, publishedAt } from '#server/league/news/published.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { findIds, type Wanted } from './find-ids.ts';
import { type Found, inFoundOrder } from './found.ts';

/** Finds published news by title and lead in any language, latest first. */
export async function findNews(scope: ReadScope, query: Wanted): Promise<Found<NewsItem>> {
  const ids = await findIds(scope, news, { ...query, where: isNewsPublished, order: desc(news.publishedAt) });
  if (ids.found.length === 0) return { total: 0, items: [] };
  const newsIds = ids.found.map(({ id }) => id);
  const rows = await scope.db
    .select({ ...newsItemColumns, publishedAt })
    .from(news)
    .where(ofTenant(scope, news, inIds(news.id, newsIds)));
  return { total: ids.total, items: inFoundOrder(rows, ids, ({ id }) => id).map((row) => toNewsItem(scope, row)) };
}
