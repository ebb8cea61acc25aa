import { eq, sql } from 'drizzle-orm';
import { galleries } from '#server/db/schema/galleries.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

/** Raises the revision of a gallery: photos stand in a table of their own. */
export async function reviseGallery(scope: TenantScope, id: string): Promise<void> {
  await scope.db
    .update(galleries)
    .set({ revision: sql`${galleries.revision} + 1` })
    .where(ofTenant(scope, galleries, eq(galleries.id, id)));
}
