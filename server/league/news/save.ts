import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, eq, ne, sql } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import type { LocalizedText } from '#server/db/schema/columns.ts';
import { galleries } from '#server/db/schema/galleries.ts';
import { news, newsSubjects } from '#server/db/schema/news.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { addArticle } from '#server/league/push/add-article.ts';
import type { SaveOutcome } from '#server/league/save-outcome.ts';
import { announceParts } from '#server/league/website/announce-parts.ts';

export type NewsSubjectRow = { noun: (typeof newsSubjects.$inferSelect)['noun']; id: string };

/** An article as an editor submits it. Without `publishedAt` it is a draft; `body` is HTML. */
export type ArticleInput = {
  /** Of an article that is made; without it a new one. */
  id?: string | undefined;
  slug: string;
  title: LocalizedText;
  lead: LocalizedText;
  body: LocalizedText;
  author: string | null;
  cover: string | null;
  coverCredit: string | null;
  publishedAt: Date | null;
  subjects: readonly NewsSubjectRow[];
  galleryId: string | null;
};

/**
 * Creates an article or replaces the one with the same slug, in one transaction. Announces the article and the news, and the
 * site's configuration if it gets its first article or loses its last. The caller authorises.
 */
export function saveArticle(scope: TenantScope, input: ArticleInput): Promise<SaveOutcome> {
  return inTransaction(scope, async (scope) => {
    const { id: _, subjects, galleryId, ...own } = input;
    const [known] = await scope.db
      .select()
      .from(news)
      .where(ofTenant(scope, news, eq(news.slug, own.slug)));
    const isLinked = known && (await hasSameLinks(scope, known.id, input));
    if (known && isLinked && isSame(known, own)) return 'unchanged';
    return announceParts(scope, async () => {
      const id = known ? await change(scope, known, own, !isLinked) : await insert(scope, input.id, own);
      await scope.db.delete(newsSubjects).where(ofTenant(scope, newsSubjects, eq(newsSubjects.newsId, id)));
      if (subjects.length > 0)
        await scope.db.insert(newsSubjects).values(
          subjects.map((subject) => ({
            tenantId: scope.tenantId,
            newsId: id,
            noun: subject.noun,
            subjectId: subject.id,
          })),
        );
      await linkGallery(scope, id, galleryId);
      await announce(scope, [tags.news(scope.tenantId), tags.newsItem(id)]);
      if (known?.publishedAt?.getTime() !== own.publishedAt?.getTime()) await addArticle(scope, id, own.publishedAt);
      return known ? 'changed' : 'created';
    });
  });
}

type Own = Omit<ArticleInput, 'id' | 'subjects' | 'galleryId'>;
type Row = typeof news.$inferSelect;

const isSame = (known: Row, own: Own) => isDeepStrictEqual({ ...known, ...own }, known);

async function hasSameLinks(scope: TenantScope, id: string, { subjects, galleryId }: ArticleInput): Promise<boolean> {
  const nameOf = ({ noun, id }: NewsSubjectRow) => `${noun} ${id}`;
  const rows = await scope.db
    .select({ noun: newsSubjects.noun, id: newsSubjects.subjectId })
    .from(newsSubjects)
    .where(ofTenant(scope, newsSubjects, eq(newsSubjects.newsId, id)));
  const shown = await scope.db
    .select({ id: galleries.id })
    .from(galleries)
    .where(ofTenant(scope, galleries, eq(galleries.newsId, id)));
  return (
    isDeepStrictEqual(rows.map(nameOf).sort(), subjects.map(nameOf).sort()) &&
    isDeepStrictEqual(
      shown.map((gallery) => gallery.id),
      galleryId ? [galleryId] : [],
    )
  );
}

async function insert(scope: TenantScope, id: string | undefined, own: Own): Promise<string> {
  const [row] = await scope.db
    .insert(news)
    .values({ tenantId: scope.tenantId, ...(id && { id }), ...own })
    .returning({ id: news.id });
  if (!row) throw new Error('Inserting an article returned no row.');
  return row.id;
}

/** Links stand in other tables: their change raises the revision here. */
async function change(scope: TenantScope, { id, publishedAt }: Row, own: Own, isRelinked: boolean): Promise<string> {
  const wasShown = [publishedAt, own.publishedAt].some((at) => at && at.getTime() <= Date.now());
  const revision = sql`${news.revision} + 1`;
  await scope.db
    .update(news)
    .set({ ...own, ...(isRelinked && { revision }), ...(wasShown && { token: randomUUID() }) })
    .where(ofTenant(scope, news, eq(news.id, id)));
  return id;
}

async function linkGallery(scope: TenantScope, newsId: string, galleryId: string | null): Promise<void> {
  const shown = ofTenant(scope, galleries, eq(galleries.newsId, newsId));
  await scope.db
    .update(galleries)
    .set({ newsId: null })
    .where(galleryId ? and(shown, ne(galleries.id, galleryId)) : shown);
  if (galleryId)
    await scope.db
      .update(galleries)
      .set({ newsId })
      .where(ofTenant(scope, galleries, eq(galleries.id, galleryId)));
}
