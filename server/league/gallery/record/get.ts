import { asc, eq } from 'drizzle-orm';
import type { GalleryRecord } from '#lib/api/contract/gallery-record.ts';
import { galleries, photos } from '#server/db/schema/galleries.ts';
import { fetchOrThrow, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { peopleOfPhotos } from '#server/league/gallery/photo-people.ts';
import { labelSubjects } from '#server/league/news/record/subjects.ts';
import { nameTagged } from './name-tagged.ts';

/** Returns a gallery with all its photos, published or not, and who is in them. The caller authorises. Throws `not-found`. */
export async function getGalleryRecord(scope: TenantScope, id: string): Promise<GalleryRecord> {
  const row = await fetchOrThrow(scope, galleries, id, 'gallery');
  const { slug, revision, title, publishedAt, newsId: articleId } = row;
  const own = await scope.db
    .select()
    .from(photos)
    .where(ofTenant(scope, photos, eq(photos.galleryId, id)))
    .orderBy(asc(photos.order), asc(photos.id));
  const personIdsOf = await peopleOfPhotos(
    scope,
    own.map(({ id }) => id),
  );
  const people = await nameTagged(scope, [...personIdsOf.values()].flat());
  const [subject = null] = await labelSubjects(scope, subjectOf(row));
  return {
    id,
    slug,
    revision,
    title,
    publishedAt: publishedAt?.toISOString() ?? null,
    subject: subject as GalleryRecord['subject'],
    articleId,
    photos: own.map(({ id, image, caption, credit }) => ({
      id,
      image,
      caption,
      credit,
      people: (personIdsOf.get(id) ?? []).flatMap((personId) => people.get(personId) ?? []),
    })),
  };
}

function subjectOf({ gameId, clubId, leagueId }: typeof galleries.$inferSelect) {
  if (gameId) return [{ noun: 'game' as const, id: gameId }];
  if (clubId) return [{ noun: 'club' as const, id: clubId }];
  return leagueId ? [{ noun: 'league' as const, id: leagueId }] : [];
}
