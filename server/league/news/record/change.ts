import type { ArticleChange, ArticleRecord } from '#lib/api/contract/article-record.ts';
import { news } from '#server/db/schema/news.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { changeRecord } from '#server/league/change-record.ts';
import { saveArticle } from '#server/league/news/save.ts';
import { getArticleRecord } from './get.ts';
import { toArticleInput } from './to-input.ts';

/**
 * Changes an article and returns it as it is then; what is left out stays. The caller authorises. Throws `conflict` with the current
 * article for an older revision, and `not-found`.
 */
export const changeArticle = (scope: TenantScope, id: string, change: ArticleChange): Promise<ArticleRecord> =>
  changeRecord(
    scope,
    {
      table: news,
      id,
      read: (scope) => getArticleRecord(scope, id),
      save: async (scope, record, before) => saveArticle(scope, await toArticleInput(scope, record, before)),
    },
    change,
  );
