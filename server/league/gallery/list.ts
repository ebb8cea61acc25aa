import { desc, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Gallery } from '#lib/api/contract/gallery.ts';
import { tags } from '#lib/api/tags.ts';
import { galleries } from '#server/db/schema/galleries.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { localisedText } from '#server/league/names/localised.ts';
import { tagsOfSubject } from '#server/league/names/tags-of-subject.ts';
import { decodeCursor } from '#server/league/paging/cursor.ts';
import { cutPage, type Page } from '#server/league/paging/page.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { loadPhotos } from './load-photos.ts';
import { type GallerySubject, subjectConditions } from './subject.ts';

const sortValues = z.tuple([z.string().regex(/^\d[\d :.+-]+$/), z.uuid()]);

/** Lists published galleries, latest first, with their photos in order. Throws `bad-request` for a malformed cursor. */
export async function listGalleries(
  scope: ReadScope,
  { cursor, limit, ...subject }: GallerySubject & { cursor?: string | undefined; limit: number },
): Promise<Page<Gallery>> {
  const after = decodeCursor(cursor, sortValues);
  dependsOn(scope, ...[tags.galleries, ...tagsOfSubject(subject)].map((tag) => tag(scope.tenantId)));
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
        ...subjectConditions(scope, subject),
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
