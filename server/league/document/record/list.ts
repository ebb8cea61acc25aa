import { asc, desc, sql } from 'drizzle-orm';
import type { DocumentRowAnswer } from '#lib/api/contract/document-record.ts';
import { documents } from '#server/db/schema/publications.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { isDocumentPublished } from '#server/league/document/published.ts';
import { localisedText } from '#server/league/names/localised.ts';
import { publicationState } from '#server/league/publication-state.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

/** Lists documents of every state for their editors, in their order. */
export async function listDocumentRecords(scope: ReadScope): Promise<{ items: DocumentRowAnswer[] }> {
  const rows = await scope.db
    .select({ document: documents, isPublished: sql<boolean>`coalesce(${isDocumentPublished}, false)` })
    .from(documents)
    .where(ofTenant(scope, documents))
    .orderBy(asc(documents.order), desc(documents.publishedAt), asc(documents.id));
  const items = rows.map(({ document, isPublished }): DocumentRowAnswer => {
    const { id, slug, title, category, publishedAt, fileName, contentType, size } = document;
    return {
      id,
      slug,
      title: localisedText(scope, title),
      category: localisedText(scope, category),
      state: publicationState(isPublished, publishedAt),
      fileName,
      contentType,
      size,
    };
  });
  return { items };
}
