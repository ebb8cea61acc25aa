import { eq } from 'drizzle-orm';
import type { ArticleRecord } from '#lib/api/contract/article-record.ts';
import { galleries } from '#server/db/schema/galleries.ts';
import { news, newsSubjects } from '#server/db/schema/news.ts';
import { fetchOrThrow, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { labelSubjects } from './subjects.ts';

/** Returns an article in all its languages, published or not. The caller authorises. Throws `not-found`. */
export async function getArticleRecord(scope: TenantScope, id: string): Promise<ArticleRecord> {
  const { title, lead, body, publishedAt, ...row } = await fetchOrThrow(scope, news, id, 'article');
  const subjects = await scope.db
    .select({ noun: newsSubjects.noun, id: newsSubjects.subjectId })
    .from(newsSubjects)
    .where(ofTenant(scope, newsSubjects, eq(newsSubjects.newsId, id)))
    .orderBy(newsSubjects.noun, newsSubjects.subjectId);
  const [gallery] = await scope.db
    .select({ id: galleries.id })
    .from(galleries)
    .where(ofTenant(scope, galleries, eq(galleries.newsId, id)))
    .orderBy(galleries.createdAt, galleries.id);
  const { slug, revision, author, cover, coverCredit, token: previewToken } = row;
  return {
    id,
    slug,
    revision,
    title,
    lead,
    body,
    author,
    cover,
    coverCredit,
    publishedAt: publishedAt?.toISOString() ?? null,
    subjects: await labelSubjects(scope, subjects),
    galleryId: gallery?.id ?? null,
    previewToken,
  };
}
