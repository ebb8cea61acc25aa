import { eq } from 'drizzle-orm';
import type { GalleryChange, GalleryRecord } from '#lib/api/contract/gallery-record.ts';
import { galleries } from '#server/db/schema/galleries.ts';
import { fetchOrThrow, inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { assertRevision } from '#server/errors.ts';
import { getGalleryRecord } from './get.ts';
import { saveGallery } from './save.ts';

/**
 * Changes a gallery and returns it as it is then; what is left out stays. The caller authorises. Throws `conflict` with the current
 * gallery for an older revision, `bad-request`, and `not-found`.
 */
export function changeGallery(
  scope: TenantScope,
  id: string,
  { revision, ...input }: GalleryChange,
): Promise<GalleryRecord> {
  return inTransaction(scope, async (scope) => {
    // Of two saves of one revision the second waits here, and then is stale.
    await scope.db
      .select({ id: galleries.id })
      .from(galleries)
      .where(ofTenant(scope, galleries, eq(galleries.id, id)))
      .for('update');
    const before = await getGalleryRecord(scope, id);
    await assertRevision(revision, before.revision, () => Promise.resolve(before));
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    await saveGallery(scope, await fetchOrThrow(scope, galleries, id, 'gallery'), { ...before, ...given });
    return getGalleryRecord(scope, id);
  });
}
