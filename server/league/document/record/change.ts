import { eq } from 'drizzle-orm';
import type { DocumentChange, DocumentRecord } from '#lib/api/contract/document-record.ts';
import { documents } from '#server/db/schema/publications.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { assertRevision } from '#server/errors.ts';
import { saveDocument } from '#server/league/document/save.ts';
import { getDocumentRecord } from './get.ts';
import { toDocumentInput } from './to-input.ts';

/**
 * Changes a document and returns it as it is then; what is left out stays, and so does its address. The caller authorises. Throws `conflict`
 * with the current document for an older revision, and `not-found`.
 */
export function changeDocument(
  scope: TenantScope,
  id: string,
  { revision, ...input }: DocumentChange,
): Promise<DocumentRecord> {
  return inTransaction(scope, async (scope) => {
    // Of two saves of one revision the second waits here, and then is stale.
    await scope.db
      .select({ id: documents.id })
      .from(documents)
      .where(ofTenant(scope, documents, eq(documents.id, id)))
      .for('update');
    const before = await getDocumentRecord(scope, id);
    await assertRevision(revision, before.revision, () => Promise.resolve(before));
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    await saveDocument(scope, await toDocumentInput(scope, { ...before, ...given }, before));
    return getDocumentRecord(scope, id);
  });
}
