import { asc, sql } from 'drizzle-orm';
import type { Gallery } from '#lib/api/contract/gallery.ts';
import { inIds } from '#server/db/in-ids.ts';
import { photoPeople, photos } from '#server/db/schema/galleries.ts';
import { people } from '#server/db/schema/people.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { localisedText } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

/** The condition that a photo is not one of somebody whose picture is not public. */
const showsPublicPeople = sql`not exists (select from ${photoPeople}
  join ${people} on ${people.tenantId} = ${photoPeople.tenantId} and ${people.id} = ${photoPeople.personId}
  where ${photoPeople.tenantId} = ${photos.tenantId} and ${photoPeople.photoId} = ${photos.id} and ${people.publicLevel} <> 'full')`;

/** Loads the public photos of galleries in order, by gallery id. */
export async function loadPhotos(
  scope: ReadScope,
  galleryIds: readonly string[],
): Promise<Map<string, Gallery['photos']>> {
  if (galleryIds.length === 0) return new Map();
  const rows = await scope.db
    .select()
    .from(photos)
    .where(ofTenant(scope, photos, inIds(photos.galleryId, [...galleryIds]), showsPublicPeople))
    .orderBy(asc(photos.order), asc(photos.id));
  const grouped = Map.groupBy(rows, ({ galleryId }) => galleryId);
  return new Map(
    [...grouped].map(([id, ofGallery]) => [
      id,
      ofGallery.map(({ id, image, width, height, color, caption, credit }) => ({
        id,
        image,
        width,
        height,
        color,
        caption: localisedText(scope, caption),
        credit,
      })),
    ]),
  );
}
