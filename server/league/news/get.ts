import { eq, sql } from 'drizzle-orm';
import type { Article } from '#lib/api/contract/article.ts';
import { tags } from '#lib/api/tags.ts';
import { inScript } from '#lib/i18n/in-script.ts';
import { news, newsSubjects } from '#server/db/schema/news.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { sizeOfAsset } from '#server/league/asset/size.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { localisedText } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { cleanHtml } from './clean-html.ts';
import { listFurther } from './list-further.ts';
import { listPhotosOfNews } from './list-photos.ts';
import { loadSubjects } from './load-subjects.ts';
import { isNewsPublished } from './published.ts';
import { writtenIn, writtenLanguages } from './written-in.ts';

/** Returns a published article, all of it in one language. Throws `not-found`, also for drafts and scheduled articles. */
export async function getArticle(scope: ReadScope, slug: string): Promise<Article> {
  dependsOn(scope, tags.news(scope.tenantId));
  const [row] = await scope.db
    .select()
    .from(news)
    .where(ofTenant(scope, news, eq(news.slug, slug), isNewsPublished));
  if (!row?.publishedAt) throw notFound('article', slug);
  return showArticle(scope, row, row.publishedAt);
}

/** Returns an article that nobody but its editors and those with its link can see. Throws `not-found`, also for a published one. */
export async function getPreview(scope: ReadScope, previewToken: string): Promise<Article> {
  const [row] = await scope.db
    .select()
    .from(news)
    .where(ofTenant(scope, news, eq(news.token, previewToken), sql`${isNewsPublished} is not true`));
  if (!row) throw notFound('preview', previewToken);
  return showArticle(scope, row, row.publishedAt ?? new Date());
}

async function showArticle(scope: ReadScope, row: typeof news.$inferSelect, publishedAt: Date): Promise<Article> {
  dependsOn(scope, tags.newsItem(row.id));
  const subjects = await scope.db
    .select({ noun: newsSubjects.noun, id: newsSubjects.subjectId })
    .from(newsSubjects)
    .where(ofTenant(scope, newsSubjects, eq(newsSubjects.newsId, row.id)));
  const languages = writtenLanguages(row.body).length > 0 ? writtenLanguages(row.body) : writtenLanguages(row.title);
  const language = writtenIn(scope, writtenLanguages(row.body).length > 0 ? row.body : row.title);
  const shown = { locale: language, fallbackLocale: scope.fallbackLocale };
  const [coverSize, photos, about, further] = await Promise.all([
    sizeOfAsset(scope, row.cover),
    listPhotosOfNews(scope, row.id),
    loadSubjects(scope, subjects),
    listFurther(scope, row.id),
  ]);
  return {
    id: row.id,
    slug: row.slug,
    title: localisedText(shown, row.title),
    lead: row.lead[language] ?? '',
    body: cleanHtml(localisedText(shown, row.body)),
    language,
    languages,
    author: row.author && inScript(language, row.author),
    cover: row.cover,
    coverSize,
    coverCredit: row.coverCredit,
    publishedAt: publishedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    photos,
    ...about,
    further,
  };
}
