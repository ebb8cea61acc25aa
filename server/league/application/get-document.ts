import { eq } from 'drizzle-orm';
import { applicationDocuments } from '#server/db/schema/applications.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';

/** Reads a document that a team has sent with its application. The caller authorises. Throws `not-found`. */
export async function getApplicationDocument(scope: TenantScope, applicationId: string, id: string) {
  const [document] = await scope.db
    .select()
    .from(applicationDocuments)
    .where(
      ofTenant(
        scope,
        applicationDocuments,
        eq(applicationDocuments.applicationId, applicationId),
        eq(applicationDocuments.id, id),
      ),
    );
  if (!document) throw notFound('document', id);
  return document;
}
