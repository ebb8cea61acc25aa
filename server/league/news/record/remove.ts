import type { ArticleRecord } from '#lib/api/contract/article-record.ts';
import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { assertRevision } from '#server/errors.ts';
import { deleteArticle } from '#server/league/news/delete.ts';
import { getArticleRecord } from './get.ts';

/** Deletes an article and returns it as it was. The caller authorises. Throws `conflict` for an older revision, and `not-found`. */
export function removeArticle(scope: TenantScope, id: string, revision: number | undefined): Promise<ArticleRecord> {
  return inTransaction(scope, async (scope) => {
    const before = await getArticleRecord(scope, id);
    await assertRevision(revision, before.revision, () => Promise.resolve(before));
    await deleteArticle(scope, before.slug);
    return before;
  });
}
