import { and, count, desc, eq, ne, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { NewsItem } from '#lib/api/contract/news.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { news, newsSubjects } from '#server/db/schema/news.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { newsItemColumns, toNewsItem } from './news-item.ts';
import { isNewsPublished, publishedAt } from './published.ts';

const maxStories = 4;

/** Lists further reading: news with most subjects in common with an article, then the latest. */
export async function listFurther(scope: ReadScope, newsId: string): Promise<NewsItem[]> {
  const related = await selectRelated(scope, newsId);
  const missing = maxStories - related.length;
  const latest = missing > 0 ? await selectLatest(scope, [newsId, ...related.map(({ id }) => id)], missing) : [];
  return [...related, ...latest].map((row) => toNewsItem(scope, row));
}

function selectRelated(scope: ReadScope, newsId: string) {
  const own = alias(newsSubjects, 'own_subject');
  return scope.db
    .select({ ...newsItemColumns, publishedAt })
    .from(own)
    .innerJoin(
      newsSubjects,
      and(
        eq(newsSubjects.tenantId, own.tenantId),
        eq(newsSubjects.noun, own.noun),
        eq(newsSubjects.subjectId, own.subjectId),
      ),
    )
    .innerJoin(news, belongsTo(newsSubjects, newsSubjects.newsId, news))
    .where(ofTenant(scope, own, eq(own.newsId, newsId), ne(news.id, newsId), isNewsPublished))
    .groupBy(news.tenantId, news.id)
    .orderBy(desc(count()), sql`${news.publishedAt} desc`, desc(news.id))
    .limit(maxStories);
}

function selectLatest(scope: ReadScope, excludedIds: string[], limit: number) {
  return scope.db
    .select({ ...newsItemColumns, publishedAt })
    .from(news)
    .where(ofTenant(scope, news, isNewsPublished, notInArray(news.id, excludedIds)))
    .orderBy(desc(news.publishedAt), desc(news.id))
    .limit(limit);
}
