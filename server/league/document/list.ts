import { asc, desc, sql } from 'drizzle-orm';
import { locale } from '#lib/api/contract/common.ts';
import type { Document } from '#lib/api/contract/document.ts';
import { tags } from '#lib/api/tags.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { documents } from '#server/db/schema/publications.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { localisedName, localisedText } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { isDocumentPublished } from './published.ts';

const publishedAt = sql`${documents.publishedAt}`.mapWith(documents.publishedAt).as('published');

/** Lists published documents in the editors' order. */
export async function listDocuments(scope: ReadScope): Promise<Document[]> {
  dependsOn(scope, tags.documents(scope.tenantId), tags.seasons(scope.tenantId));
  const rows = await scope.db
    .select({
      document: documents,
      publishedAt,
      season: { slug: seasons.slug, name: seasons.name, names: seasons.names },
    })
    .from(documents)
    .leftJoin(seasons, belongsTo(documents, documents.seasonId, seasons))
    .where(ofTenant(scope, documents, isDocumentPublished))
    .orderBy(asc(documents.order), desc(documents.publishedAt), asc(documents.id));
  return rows.map(({ document, publishedAt, season }) => ({
    id: document.id,
    slug: document.slug,
    title: localisedText(scope, document.title),
    category: localisedText(scope, document.category),
    season: season && { slug: season.slug, name: localisedName(scope, season.name, season.names) },
    language: languageOf(document.language),
    file: `/api/v2/website/documents/${document.slug}`,
    fileName: document.fileName || document.slug,
    contentType: document.contentType,
    size: document.size,
    publishedAt: publishedAt.toISOString(),
  }));
}

const languageOf = (stored: string | null): Locale | null => locale.safeParse(stored).data ?? null;
