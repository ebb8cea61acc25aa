import { eq } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { galleries, photos } from '#server/db/schema/galleries.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { tagsOfGallery } from './tags-of-gallery.ts';

/** Deletes a gallery by its slug with its photos; returns their number. Announces galleries, its article and its game. Throws `not-found`. */
export function deleteGallery(scope: TenantScope, slug: string): Promise<number> {
  return inTransaction(scope, async (scope) => {
    const [gallery] = await scope.db
      .select({ id: galleries.id, newsId: galleries.newsId, gameId: galleries.gameId })
      .from(galleries)
      .where(ofTenant(scope, galleries, eq(galleries.slug, slug)));
    if (!gallery) throw notFound('gallery', slug);
    const count = await scope.db.$count(photos, ofTenant(scope, photos, eq(photos.galleryId, gallery.id)));
    await scope.db.delete(galleries).where(ofTenant(scope, galleries, eq(galleries.id, gallery.id)));
    await announce(scope, [tags.galleries(scope.tenantId), ...tagsOfGallery(gallery)]);
    return count;
  });
}
