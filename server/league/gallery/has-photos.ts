import { sql } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { galleries } from '#server/db/schema/galleries.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { type GallerySubject, subjectConditions } from './subject.ts';

/** Whether a subject has a published gallery. Its response depends on the galleries; on the subject it does anyway. */
export async function hasPhotos(scope: ReadScope, subject: GallerySubject): Promise<boolean> {
  dependsOn(scope, tags.galleries(scope.tenantId));
  const found = await scope.db
    .select({ id: galleries.id })
    .from(galleries)
    .where(ofTenant(scope, galleries, sql`${galleries.publishedAt} <= now()`, ...subjectConditions(scope, subject)))
    .limit(1);
  return found.length > 0;
}
