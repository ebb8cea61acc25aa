import { desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { listGalleryRecords as call, GalleryRow } from '#lib/api/contract/gallery-record.ts';
import { galleries, photos } from '#server/db/schema/galleries.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { loadPhotos } from '#server/league/gallery/load-photos.ts';
import { localisedText } from '#server/league/names/localised.ts';
import { decodeCursor } from '#server/league/paging/cursor.ts';
import { cutPage, type Page } from '#server/league/paging/page.ts';
import { publicationState } from '#server/league/publication-state.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

const sortValues = z.tuple([z.string().regex(/^(infinity|\d[\d :.+-]+)$/), z.uuid()]);
const at = sql`coalesce(${galleries.publishedAt}, 'infinity'::timestamptz)`;

/** Lists galleries of every state for their editors: drafts, then the latest. Throws `bad-request` for a malformed cursor. */
export async function listGalleryRecords(
  scope: ReadScope,
  { q, cursor, limit }: z.output<typeof call.query>,
): Promise<Page<GalleryRow>> {
  const after = decodeCursor(cursor, sortValues);
  const found = await scope.db
    .select({
      gallery: galleries,
      isPublished: sql<boolean>`coalesce(${galleries.publishedAt} <= now(), false)`,
      at: sql<string>`${at}::text`,
      photos: scope.db.$count(photos, ofTenant(scope, photos, eq(photos.galleryId, galleries.id))),
    })
    .from(galleries)
    .where(
      ofTenant(
        scope,
        galleries,
        q ? sql`strpos(search_fold(search_words(${galleries.title})), search_fold(${q})) > 0` : undefined,
        after ? sql`(${at}, ${galleries.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : undefined,
      ),
    )
    .orderBy(desc(at), desc(galleries.id))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, (row) => [row.at, row.gallery.id]);
  const photosOf = await loadPhotos(
    scope,
    rows.map(({ gallery }) => gallery.id),
  );
  const items = rows.map(({ gallery, isPublished, photos }): GalleryRow => {
    const { id, slug, title, publishedAt } = gallery;
    return {
      id,
      slug,
      title: localisedText(scope, title),
      state: publicationState(isPublished, publishedAt),
      publishedAt: publishedAt?.toISOString() ?? null,
      photos,
      cover: photosOf.get(id)?.[0]?.image ?? null,
    };
  });
  return { items, nextCursor };
}
