import type { GalleryChange, GalleryRecord } from '#lib/api/contract/gallery-record.ts';
import { galleries } from '#server/db/schema/galleries.ts';
import { fetchOrThrow, type TenantScope } from '#server/db/tenant-scope.ts';
import { changeRecord } from '#server/league/change-record.ts';
import { getGalleryRecord } from './get.ts';
import { saveGallery } from './save.ts';

/**
 * Changes a gallery and returns it as it is then; what is left out stays. The caller authorises. Throws `conflict` with the current
 * gallery for an older revision, `bad-request`, and `not-found`.
 */
export const changeGallery = (scope: TenantScope, id: string, change: GalleryChange): Promise<GalleryRecord> =>
  changeRecord(
    scope,
    {
      table: galleries,
      id,
      read: (scope) => getGalleryRecord(scope, id),
      save: async (scope, record) => saveGallery(scope, await fetchOrThrow(scope, galleries, id, 'gallery'), record),
    },
    change,
  );
