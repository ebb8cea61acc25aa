import { sql } from 'drizzle-orm';
import { locale } from '#lib/api/contract/common.ts';
import type { DocumentRecord, NewDocumentRecord } from '#lib/api/contract/document-record.ts';
import { documents } from '#server/db/schema/publications.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badPlaces } from '#server/errors.ts';
import { saveDocument } from '#server/league/document/save.ts';
import { slugOf, takeSlug } from '#server/league/names/slug.ts';
import { say } from '#server/refusals/sentence.ts';
import { getDocumentRecord } from './get.ts';
import { toDocumentInput } from './to-input.ts';

const empty = { category: {}, seasonId: null, language: null, publishedAt: null };

/**
 * Makes a document, the last in the order, and returns it; its address comes from the title unless it is given. The caller authorises. Throws
 * `bad-request` for an address or id that another document has, and `not-found`.
 */
export function createDocument(
  scope: TenantScope,
  { id: given, slug, ...input }: NewDocumentRecord,
): Promise<DocumentRecord> {
  return inTransaction(scope, async (scope) => {
    const rows = await scope.db
      .select({ slug: documents.slug, order: documents.order })
      .from(documents)
      .where(ofTenant(scope, documents));
    const taken = new Set(rows.map((row) => row.slug));
    if (slug && taken.has(slug)) throw badPlaces([{ path: 'slug', message: say`another document has "${slug}"` }]);
    if (given && (await scope.db.$count(documents, sql`${documents.id} = ${given}`)) > 0)
      throw badPlaces([{ path: 'id', message: say`is that of a document: change it instead` }]);
    const title = locale.options.map((each) => input.title[each]).find(Boolean) ?? '';
    const free = slug ?? takeSlug(slugOf(title, 'document'), taken);
    const order = Math.max(0, ...rows.map((row) => row.order)) + 1;
    const id = given ?? crypto.randomUUID();
    await saveDocument(scope, { id, ...(await toDocumentInput(scope, { order, ...empty, ...input, slug: free })) });
    return getDocumentRecord(scope, id);
  });
}
