import { eq } from 'drizzle-orm';
import { news } from '#server/db/schema/news.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';

/** Finds an article by its slug, published or not. Throws `not-found`. */
export async function findNewsId(scope: TenantScope, slug: string): Promise<string> {
  const [article] = await scope.db
    .select({ id: news.id })
    .from(news)
    .where(ofTenant(scope, news, eq(news.slug, slug)));
  if (!article) throw notFound('article', slug);
  return article.id;
}
