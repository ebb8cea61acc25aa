import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { GalleryPhoto } from '#lib/api/contract/gallery-record.ts';
import { withoutEmpty } from '#server/db/schema/columns.ts';
import { photos } from '#server/db/schema/galleries.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badPlaces, notFound } from '#server/errors.ts';
import { tagPeople } from '#server/league/gallery/photo-people.ts';
import { say } from '#server/refusals/sentence.ts';
import { factsOfPhotos } from './facts-of-photos.ts';
import { nameTagged } from './name-tagged.ts';

/**
 * Gives a gallery these photos in this order, in place of those it had, and says who is in them; returns whether anything changed. Throws
 * `not-found` for a picture that was not uploaded or a person that this tenant does not have, `bad-request` for a photo of another gallery.
 */
export async function replacePhotos(
  scope: TenantScope,
  galleryId: string,
  given: readonly GalleryPhoto[],
): Promise<boolean> {
  const { db, tenantId } = scope;
  const ids = given.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw badPlaces([{ path: 'photos', message: say`one photo is named twice` }]);
  const known = new Map(
    (
      await db
        .select()
        .from(photos)
        .where(ofTenant(scope, photos, eq(photos.galleryId, galleryId)))
    ).map((row) => [row.id, row]),
  );
  const added = given.filter(({ id }) => !known.has(id));
  await assertFree(scope, added, given);
  const facts = await factsOfPhotos(scope, added);
  await assertKnown(scope, given);

  const gone = [...known.keys()].filter((id) => !ids.includes(id));
  if (gone.length > 0)
    await db
      .delete(photos)
      .where(ofTenant(scope, photos, and(eq(photos.galleryId, galleryId), notInArray(photos.id, [...ids]))));
  let isChanged = gone.length > 0 || added.length > 0;
  const rows: (typeof photos.$inferInsert)[] = [];
  for (const [order, photo] of given.entries()) {
    const own = { caption: withoutEmpty(photo.caption), credit: photo.credit, order };
    const before = known.get(photo.id);
    const fact = facts.get(photo.image);
    if (before && !isDeepStrictEqual({ ...before, ...own }, before)) {
      isChanged = true;
      await db
        .update(photos)
        .set(own)
        .where(ofTenant(scope, photos, eq(photos.id, photo.id)));
    } else if (!before && fact) rows.push({ tenantId, galleryId, id: photo.id, image: photo.image, ...fact, ...own });
  }
  if (rows.length > 0) await db.insert(photos).values(rows);
  const people = new Map(given.map((photo) => [photo.id, photo.people.map(({ id }) => id)]));
  const isRetagged = await tagPeople(scope, people);
  return isChanged || isRetagged;
}

async function assertFree(
  scope: TenantScope,
  added: readonly GalleryPhoto[],
  given: readonly GalleryPhoto[],
): Promise<void> {
  if (added.length === 0) return;
  const taken = await scope.db
    .select({ id: photos.id })
    .from(photos)
    .where(
      ofTenant(
        scope,
        photos,
        inArray(
          photos.id,
          added.map(({ id }) => id),
        ),
      ),
    );
  if (taken.length === 0) return;
  throw badPlaces(
    taken.map(({ id }) => ({
      path: `photos.${given.findIndex((photo) => photo.id === id)}.id`,
      message: say`is that of a photo of another gallery: give it a new one`,
    })),
  );
}

async function assertKnown(scope: TenantScope, given: readonly GalleryPhoto[]): Promise<void> {
  const ids = given.flatMap(({ people }) => people.map(({ id }) => id));
  const known = await nameTagged(scope, ids);
  const unknown = ids.find((id) => !known.has(id));
  if (unknown) throw notFound('person', unknown);
}
