import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNotNull, notInArray } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { galleries, photos } from '#server/db/schema/galleries.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import type { GalleryInput, PhotoInput, PhotoOutcome } from './gallery-input.ts';

type PhotoRow = typeof photos.$inferSelect;

/** The photos of a gallery by the name of their file; empty for one that is not there yet. */
export async function photosOfGallery(scope: TenantScope, slug: string): Promise<Map<string, PhotoRow>> {
  const rows = await scope.db
    .select({ photo: photos })
    .from(photos)
    .innerJoin(galleries, and(eq(galleries.tenantId, photos.tenantId), eq(galleries.id, photos.galleryId)))
    .where(ofTenant(scope, photos, eq(galleries.slug, slug), isNotNull(photos.sourceFile)));
  return new Map(rows.map(({ photo }) => [photo.sourceFile ?? '', photo]));
}

/**
 * Makes a gallery what its folder holds, in the transaction of the scope: photos that are new come in, others are changed, and
 * those whose file is gone are taken out; files named in `untouched` stay as they are. Returns what became of each, and how many were taken out.
 */
export async function upsertGallery(
  scope: TenantScope,
  input: GalleryInput,
  wanted: readonly PhotoInput[],
  untouched: readonly string[],
): Promise<{ outcomes: PhotoOutcome[]; removed: number }> {
  const known = await photosOfGallery(scope, input.slug);
  const galleryId = await ensureGallery(scope, input);
  const outcomes: PhotoOutcome[] = [];
  for (const photo of wanted) outcomes.push(await upsertPhoto(scope, galleryId, known.get(photo.sourceFile), photo));
  const kept = [...wanted.map(({ sourceFile }) => sourceFile), ...untouched];
  const gone = await scope.db
    .delete(photos)
    .where(
      ofTenant(
        scope,
        photos,
        eq(photos.galleryId, galleryId),
        isNotNull(photos.sourceFile),
        kept.length > 0 ? notInArray(photos.sourceFile, kept) : undefined,
      ),
    )
    .returning({ id: photos.id });
  await announce(scope, [tags.galleries(scope.tenantId), tags.news(scope.tenantId)]);
  return { outcomes, removed: gone.length };
}

async function ensureGallery(scope: TenantScope, input: GalleryInput): Promise<string> {
  const { slug, title, name, publishedAt, gameId, clubId, newsId } = input;
  const of = { gameId, clubId, newsId };
  const [row] = await scope.db
    .insert(galleries)
    .values({ tenantId: scope.tenantId, slug, title: title ?? name, publishedAt: publishedAt ?? new Date(), ...of })
    .onConflictDoUpdate({
      target: [galleries.tenantId, galleries.slug],
      set: { ...of, ...(title && { title }), ...(publishedAt && { publishedAt }) },
    })
    .returning({ id: galleries.id });
  if (!row) throw new Error('An inserted gallery did not come back.');
  return row.id;
}

async function upsertPhoto(
  { db, tenantId }: TenantScope,
  galleryId: string,
  known: PhotoRow | undefined,
  { picture, ...photo }: PhotoInput,
): Promise<PhotoOutcome> {
  const row = { ...photo, ...picture };
  if (!known) {
    if (!picture) throw new Error(`${photo.sourceFile} was taken for a photo that is there.`);
    await db.insert(photos).values({ tenantId, galleryId, ...photo, ...picture });
    return 'created';
  }
  const before = Object.fromEntries(Object.keys(row).map((key) => [key, known[key as keyof PhotoRow]]));
  if (isDeepStrictEqual(before, row)) return 'unchanged';
  await db
    .update(photos)
    .set(row)
    .where(ofTenant({ tenantId }, photos, eq(photos.id, known.id)));
  return 'changed';
}
