import { asc, eq } from 'drizzle-orm';
import type { Photo } from '#lib/api/contract/gallery.ts';
import { galleries } from '#server/db/schema/galleries.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { loadPhotos } from '#server/league/gallery/load-photos.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

/** Lists the photos of an article in order. */
export async function listPhotosOfNews(scope: ReadScope, newsId: string): Promise<Photo[]> {
  const own = await scope.db
    .select({ id: galleries.id })
    .from(galleries)
    .where(ofTenant(scope, galleries, eq(galleries.newsId, newsId)))
    .orderBy(asc(galleries.createdAt), asc(galleries.id));
  const ids = own.map(({ id }) => id);
  const photosOf = await loadPhotos(scope, ids);
  return ids.flatMap((id) => photosOf.get(id) ?? []);
}
