import { sql } from 'drizzle-orm';
import type { ArticleRecord, NewArticle } from '#lib/api/contract/article-record.ts';
import { locale } from '#lib/api/contract/common.ts';
import { news } from '#server/db/schema/news.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badPlaces } from '#server/errors.ts';
import { slugOf, takeSlug } from '#server/league/names/slug.ts';
import { findNewsId } from '#server/league/news/find.ts';
import { saveArticle } from '#server/league/news/save.ts';
import { say } from '#server/refusals/sentence.ts';
import { getArticleRecord } from './get.ts';
import { toArticleInput } from './to-input.ts';

const empty = {
  lead: {},
  body: {},
  author: null,
  cover: null,
  coverCredit: null,
  publishedAt: null,
  subjects: [],
  galleryId: null,
} satisfies Partial<ArticleRecord>;

/**
 * Makes an article and returns it; its address comes from the title unless it is given. The caller authorises. Throws `bad-request` for an
 * address or id that another article has.
 */
export function createArticle(scope: TenantScope, { id, slug, ...input }: NewArticle): Promise<ArticleRecord> {
  return inTransaction(scope, async (scope) => {
    const rows = await scope.db.select({ id: news.id, slug: news.slug }).from(news).where(ofTenant(scope, news));
    const taken = new Set(rows.map((row) => row.slug));
    if (slug && taken.has(slug)) throw badPlaces([{ path: 'slug', message: say`another article has "${slug}"` }]);
    if (id && (await scope.db.$count(news, sql`${news.id} = ${id}`)) > 0)
      throw badPlaces([{ path: 'id', message: say`is that of an article: change it instead` }]);
    const title = locale.options.map((each) => input.title[each]).find(Boolean) ?? '';
    const free = slug ?? takeSlug(slugOf(title, 'article'), taken);
    await saveArticle(scope, { id, ...(await toArticleInput(scope, { ...empty, ...input, slug: free })) });
    return getArticleRecord(scope, await findNewsId(scope, free));
  });
}
