import type { GalleryRecord } from '#lib/api/contract/gallery-record.ts';
import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { assertRevision } from '#server/errors.ts';
import { deleteGallery } from '#server/league/gallery/delete.ts';
import { getGalleryRecord } from './get.ts';

/** Deletes a gallery and returns it as it was. The caller authorises. Throws `conflict` for an older revision, and `not-found`. */
export function removeGallery(scope: TenantScope, id: string, revision: number | undefined): Promise<GalleryRecord> {
  return inTransaction(scope, async (scope) => {
    const before = await getGalleryRecord(scope, id);
    await assertRevision(revision, before.revision, () => Promise.resolve(before));
    await deleteGallery(scope, before.slug);
    return before;
  });
}
