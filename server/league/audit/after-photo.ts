import { tags } from '#lib/api/tags.ts';
import { galleries, photos } from '#server/db/schema/galleries.ts';
import { fetchOrThrow, type TenantScope } from '#server/db/tenant-scope.ts';
import { reviseGallery } from '#server/league/gallery/revise.ts';
import { tagsOfGallery } from '#server/league/gallery/tags-of-gallery.ts';

/** Raises the revision of the gallery in which a photo is, whose words or people an undo changed. */
export const afterPhoto = async (scope: TenantScope, photoId: string): Promise<void> =>
  reviseGallery(scope, (await fetchOrThrow(scope, photos, photoId, 'photo')).galleryId);

/** The cache tags of the pages that show a photo. */
export async function tagsOfPhoto(scope: TenantScope, photoId: string): Promise<string[]> {
  const { galleryId } = await fetchOrThrow(scope, photos, photoId, 'photo');
  return [tags.galleries(scope.tenantId), ...tagsOfGallery(await fetchOrThrow(scope, galleries, galleryId, 'gallery'))];
}
