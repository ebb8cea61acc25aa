import type { DocumentRecord } from '#lib/api/contract/document-record.ts';
import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { assertRevision } from '#server/errors.ts';
import { deleteDocument } from '#server/league/document/delete.ts';
import { getDocumentRecord } from './get.ts';

/** Deletes a document and returns it as it was. The caller authorises. Throws `conflict` for an older revision, and `not-found`. */
export function removeDocument(scope: TenantScope, id: string, revision: number | undefined): Promise<DocumentRecord> {
  return inTransaction(scope, async (scope) => {
    const before = await getDocumentRecord(scope, id);
    await assertRevision(revision, before.revision, () => Promise.resolve(before));
    await deleteDocument(scope, before.slug);
    return before;
  });
}
