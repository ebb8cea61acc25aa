import { eq } from 'drizzle-orm';
import { type UploadedDocument, uploadedDocument } from '#lib/api/contract/application/calls.ts';
import { applicationDocuments } from '#server/db/schema/applications.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { listApplicationDocuments, lockOpenApplication } from './find.ts';

/** Removes a document and returns the remaining ones. Throws `not-found`, and `conflict` if the application is no longer open. */
export function removeDocument(scope: TenantScope, id: string, documentId: string): Promise<UploadedDocument[]> {
  return inTransaction(scope, async (own) => {
    await lockOpenApplication(own, id);
    const { id: ownId, applicationId } = applicationDocuments;
    const removed = await own.db
      .delete(applicationDocuments)
      .where(ofTenant(own, applicationDocuments, eq(ownId, documentId), eq(applicationId, id)))
      .returning({ id: ownId });
    if (removed.length === 0) throw notFound('document', documentId);
    return uploadedDocument.array().parse(await listApplicationDocuments(own, id));
  });
}
