import { desc, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { NewsItem } from '#lib/api/contract/news.ts';
import { news } from '#server/db/schema/news.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { localisedText } from '#server/league/names/localised.ts';
import { decodeCursor } from '#server/league/paging/cursor.ts';
import { cutPage, type Page } from '#server/league/paging/page.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

const sortValues = z.tuple([z.string().regex(/^\d[\d :.+-]+$/), z.uuid()]);

/** What has been published by now, the latest first. */
export async function listNews(
  scope: ReadScope,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<NewsItem>> {
  const after = decodeCursor(cursor, sortValues);
  const found = await scope.db
    .select({
      id: news.id,
      slug: news.slug,
      title: news.title,
      lead: news.lead,
      cover: news.cover,
      publishedAt: sql`${news.publishedAt}`.mapWith(news.publishedAt).as('published'),
      sortKey: sql<string>`${news.publishedAt}::text`,
    })
    .from(news)
    .where(
      ofTenant(
        scope,
        news,
        sql`${news.publishedAt} <= now()`,
        after ? sql`(${news.publishedAt}, ${news.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : undefined,
      ),
    )
    .orderBy(desc(news.publishedAt), desc(news.id))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, (row) => [row.sortKey, row.id]);
  const items = rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    title: localisedText(scope, row.title),
    lead: localisedText(scope, row.lead),
    cover: row.cover,
    publishedAt: row.publishedAt.toISOString(),
  }));
  return { items, nextCursor };
}
