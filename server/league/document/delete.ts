import { eq } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { documents } from '#server/db/schema/publications.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { announceParts } from '#server/league/website/announce-parts.ts';

/** Deletes a document by its slug. Announces as `saveDocument`. Throws `not-found`. */
export function deleteDocument(scope: TenantScope, slug: string): Promise<void> {
  return inTransaction(scope, (scope) =>
    announceParts(scope, async () => {
      const deleted = await scope.db
        .delete(documents)
        .where(ofTenant(scope, documents, eq(documents.slug, slug)))
        .returning({ id: documents.id });
      if (deleted.length === 0) throw notFound('document', slug);
      await announce(scope, [tags.documents(scope.tenantId)]);
    }),
  );
}
