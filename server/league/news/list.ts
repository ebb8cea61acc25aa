import { desc, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { NewsItem, NewsSubject } from '#lib/api/contract/news.ts';
import { tags } from '#lib/api/tags.ts';
import { news } from '#server/db/schema/news.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { tagsOfSubject } from '#server/league/names/tags-of-subject.ts';
import { decodeCursor } from '#server/league/paging/cursor.ts';
import { cutPage, type Page } from '#server/league/paging/page.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { subjectCondition } from './about.ts';
import { newsItemColumns, toNewsItem } from './news-item.ts';
import { isNewsPublished, publishedAt } from './published.ts';

const sortValues = z.tuple([z.string().regex(/^\d[\d :.+-]+$/), z.uuid()]);

type SubjectFilter = { [Key in keyof NewsSubject]?: NewsSubject[Key] | undefined };

/** Lists published news, all or about the given subjects, latest first. Throws `bad-request` for a malformed cursor. */
export async function listNews(
  scope: ReadScope,
  { cursor, limit, ...subject }: SubjectFilter & { cursor?: string | undefined; limit: number },
): Promise<Page<NewsItem>> {
  const after = decodeCursor(cursor, sortValues);
  dependsOn(scope, ...[tags.news, ...tagsOfSubject(subject)].map((tag) => tag(scope.tenantId)));
  const found = await scope.db
    .select({ ...newsItemColumns, publishedAt, sortKey: sql<string>`${news.publishedAt}::text` })
    .from(news)
    .where(
      ofTenant(
        scope,
        news,
        isNewsPublished,
        subjectCondition(scope, subject),
        after ? sql`(${news.publishedAt}, ${news.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : undefined,
      ),
    )
    .orderBy(desc(news.publishedAt), desc(news.id))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, (row) => [row.sortKey, row.id]);
  return { items: rows.map((row) => toNewsItem(scope, row)), nextCursor };
}
