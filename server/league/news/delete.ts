import { eq } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { galleries } from '#server/db/schema/galleries.ts';
import { news } from '#server/db/schema/news.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { announceParts } from '#server/league/website/announce-parts.ts';

/** Deletes an article by its slug; its gallery stays without a subject. Announces as `saveArticle`. Throws `not-found`. */
export function deleteArticle(scope: TenantScope, slug: string): Promise<void> {
  return inTransaction(scope, (scope) =>
    announceParts(scope, async () => {
      const [article] = await scope.db
        .select({ id: news.id })
        .from(news)
        .where(ofTenant(scope, news, eq(news.slug, slug)));
      if (!article) throw notFound('article', slug);
      await scope.db
        .update(galleries)
        .set({ newsId: null })
        .where(ofTenant(scope, galleries, eq(galleries.newsId, article.id)));
      await scope.db.delete(news).where(ofTenant(scope, news, eq(news.id, article.id)));
      await announce(scope, [tags.news(scope.tenantId), tags.newsItem(article.id)]);
    }),
  );
}
