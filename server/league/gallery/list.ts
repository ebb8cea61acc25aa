import { asc, desc, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Gallery } from '#lib/api/contract/gallery.ts';
import { galleries, photos } from '#server/db/schema/galleries.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { localisedText } from '#server/league/names/localised.ts';
import { decodeCursor } from '#server/league/paging/cursor.ts';
import { cutPage, type Page } from '#server/league/paging/page.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { type GallerySubject, showing } from './subject.ts';

const sortValues = z.tuple([z.string().regex(/^\d[\d :.+-]+$/), z.uuid()]);

/** Galleries published by now, the latest first, with their photos in order. */
export async function listGalleries(
  scope: ReadScope,
  { cursor, limit, ...subject }: GallerySubject & { cursor?: string | undefined; limit: number },
): Promise<Page<Gallery>> {
  const after = decodeCursor(cursor, sortValues);
  const found = await scope.db
    .select({
      id: galleries.id,
      slug: galleries.slug,
      title: galleries.title,
      publishedAt: sql`${galleries.publishedAt}`.mapWith(galleries.publishedAt).as('published'),
      sortKey: sql<string>`${galleries.publishedAt}::text`,
    })
    .from(galleries)
    .where(
      ofTenant(
        scope,
        galleries,
        sql`${galleries.publishedAt} <= now()`,
        ...showing(scope, subject),
        after
          ? sql`(${galleries.publishedAt}, ${galleries.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(galleries.publishedAt), desc(galleries.id))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, (row) => [row.sortKey, row.id]);
  const photosOf = await loadPhotos(
    scope,
    rows.map(({ id }) => id),
  );
  const items = rows.map(({ id, slug, title, publishedAt }) => ({
    id,
    slug,
    title: localisedText(scope, title),
    publishedAt: publishedAt.toISOString(),
    photos: photosOf.get(id) ?? [],
  }));
  return { items, nextCursor };
}

async function loadPhotos(scope: ReadScope, galleryIds: readonly string[]): Promise<Map<string, Gallery['photos']>> {
  if (galleryIds.length === 0) return new Map();
  const rows = await scope.db
    .select()
    .from(photos)
    .where(ofTenant(scope, photos, inArray(photos.galleryId, [...galleryIds])))
    .orderBy(asc(photos.order), asc(photos.id));
  const grouped = Map.groupBy(rows, ({ galleryId }) => galleryId);
  return new Map(
    [...grouped].map(([id, ofGallery]) => [
      id,
      ofGallery.map(({ id, image, width, height, caption, credit }) => ({
        id,
        image,
        width,
        height,
        caption: localisedText(scope, caption),
        credit,
      })),
    ]),
  );
}
