import type { DocumentRecord } from '#lib/api/contract/document-record.ts';
import { documents } from '#server/db/schema/publications.ts';
import { fetchOrThrow, type TenantScope } from '#server/db/tenant-scope.ts';

/** Returns a document in all its languages, published or not. The caller authorises. Throws `not-found`. */
export async function getDocumentRecord(scope: TenantScope, id: string): Promise<DocumentRecord> {
  const {
    tenantId: _,
    createdAt: __,
    publishedAt,
    language,
    ...row
  } = await fetchOrThrow(scope, documents, id, 'document');
  return {
    ...row,
    language: language as DocumentRecord['language'],
    publishedAt: publishedAt?.toISOString() ?? null,
  };
}
