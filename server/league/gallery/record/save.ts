import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { GalleryRecord } from '#lib/api/contract/gallery-record.ts';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { withoutEmpty } from '#server/db/schema/columns.ts';
import { galleries } from '#server/db/schema/galleries.ts';
import { news } from '#server/db/schema/news.ts';
import { fetchOrThrow, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { reviseGallery } from '#server/league/gallery/revise.ts';
import { tagsOfGallery } from '#server/league/gallery/tags-of-gallery.ts';
import { labelSubjects } from '#server/league/news/record/subjects.ts';
import { replacePhotos } from './replace-photos.ts';

type GalleryValues = Omit<GalleryRecord, 'id' | 'slug' | 'revision'>;

/**
 * Writes what an editor made of a gallery, in the caller's transaction. Announces galleries, and the articles and games that show it before and
 * after. Throws `not-found` for a subject or article that this tenant does not have, and as `replacePhotos`.
 */
export async function saveGallery(
  scope: TenantScope,
  known: typeof galleries.$inferSelect,
  { title, subject, publishedAt, photos, articleId: newsId }: GalleryValues,
): Promise<void> {
  if (subject) await labelSubjects(scope, [subject]);
  if (newsId) await fetchOrThrow(scope, news, newsId, 'article');
  const idOf = (noun: 'game' | 'club' | 'league') => (subject?.noun === noun ? subject.id : null);
  const own = {
    title: withoutEmpty(title),
    publishedAt: publishedAt === null ? null : new Date(publishedAt),
    gameId: idOf('game'),
    clubId: idOf('club'),
    leagueId: idOf('league'),
    newsId,
  };
  const isSame = isDeepStrictEqual({ ...known, ...own }, known);
  if (!isSame)
    await scope.db
      .update(galleries)
      .set(own)
      .where(ofTenant(scope, galleries, eq(galleries.id, known.id)));
  const hasOtherPhotos = await replacePhotos(scope, known.id, photos);
  if (hasOtherPhotos && isSame) await reviseGallery(scope, known.id);
  if (isSame && !hasOtherPhotos) return;
  await announce(scope, [tags.galleries(scope.tenantId), ...tagsOfGallery(known), ...tagsOfGallery(own)]);
}
