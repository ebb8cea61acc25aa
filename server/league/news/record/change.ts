import { eq } from 'drizzle-orm';
import type { ArticleChange, ArticleRecord } from '#lib/api/contract/article-record.ts';
import { news } from '#server/db/schema/news.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { assertRevision } from '#server/errors.ts';
import { saveArticle } from '#server/league/news/save.ts';
import { getArticleRecord } from './get.ts';
import { toArticleInput } from './to-input.ts';

/**
 * Changes an article and returns it as it is then; what is left out stays. The caller authorises. Throws `conflict` with the current
 * article for an older revision, and `not-found`.
 */
export function changeArticle(
  scope: TenantScope,
  id: string,
  { revision, ...input }: ArticleChange,
): Promise<ArticleRecord> {
  return inTransaction(scope, async (scope) => {
    // Of two saves of one revision the second waits here, and then is stale.
    await scope.db
      .select({ id: news.id })
      .from(news)
      .where(ofTenant(scope, news, eq(news.id, id)))
      .for('update');
    const before = await getArticleRecord(scope, id);
    await assertRevision(revision, before.revision, () => Promise.resolve(before));
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    await saveArticle(scope, await toArticleInput(scope, { ...before, ...given }, before));
    return getArticleRecord(scope, id);
  });
}
