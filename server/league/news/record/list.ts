import { and, desc, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ArticleRow, ArticleState, listArticleRecords as call } from '#lib/api/contract/article-record.ts';
import { news } from '#server/db/schema/news.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { localisedText } from '#server/league/names/localised.ts';
import { isNewsPublished } from '#server/league/news/published.ts';
import { writtenLanguages } from '#server/league/news/written-in.ts';
import { decodeCursor } from '#server/league/paging/cursor.ts';
import { cutPage, type Page } from '#server/league/paging/page.ts';
import { publicationState } from '#server/league/publication-state.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { beginsWords } from '#server/league/search/matches.ts';
import { foldSearchWords } from '#server/league/search/words.ts';

const sortValues = z.tuple([z.string().regex(/^(infinity|\d[\d :.+-]+)$/), z.uuid()]);
const at = sql`coalesce(${news.publishedAt}, 'infinity'::timestamptz)`;

const inState: Record<ArticleState, SQL> = {
  draft: isNull(news.publishedAt),
  scheduled: sql`${news.publishedAt} > now()`,
  published: isNewsPublished,
};

/** Lists articles of every state for their editors: drafts, then the latest. Throws `bad-request` for a malformed cursor. */
export async function listArticleRecords(
  scope: ReadScope,
  { state, q, cursor, limit }: z.output<typeof call.query>,
): Promise<Page<ArticleRow>> {
  const after = decodeCursor(cursor, sortValues);
  const words = q ? await foldSearchWords(scope, q) : [];
  const found = await scope.db
    .select({
      article: news,
      isPublished: sql<boolean>`coalesce(${isNewsPublished}, false)`,
      at: sql<string>`${at}::text`,
    })
    .from(news)
    .where(
      ofTenant(
        scope,
        news,
        and(
          state && inState[state],
          words.length > 0 ? beginsWords(news.searchKey, words) : undefined,
          after ? sql`(${at}, ${news.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : undefined,
        ),
      ),
    )
    .orderBy(desc(at), desc(news.id))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, (row) => [row.at, row.article.id]);
  const items = rows.map(({ article, isPublished }): ArticleRow => {
    const { id, slug, title, body, publishedAt, updatedAt, author } = article;
    const withText = writtenLanguages(body);
    return {
      id,
      slug,
      title: localisedText(scope, title),
      state: publicationState(isPublished, publishedAt),
      publishedAt: publishedAt?.toISOString() ?? null,
      updatedAt: updatedAt.toISOString(),
      author,
      languages: writtenLanguages(title).filter((each) => withText.includes(each)),
    };
  });
  return { items, nextCursor };
}
