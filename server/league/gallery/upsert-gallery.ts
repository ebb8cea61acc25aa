import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNotNull, notInArray } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { galleries, photos } from '#server/db/schema/galleries.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import type { GalleryInput, PhotoInput, PhotoOutcome } from './gallery-input.ts';
import { peopleOfPhotos, tagPeople } from './photo-people.ts';
import { reviseGallery } from './revise.ts';
import { tagsOfGallery } from './tags-of-gallery.ts';

type PhotoRow = typeof photos.$inferSelect & { personIds: string[] };

/** Loads the photos of a gallery by file name; empty for an unknown gallery. */
export async function photosOfGallery(scope: TenantScope, slug: string): Promise<Map<string, PhotoRow>> {
  const rows = await scope.db
    .select({ photo: photos })
    .from(photos)
    .innerJoin(galleries, and(eq(galleries.tenantId, photos.tenantId), eq(galleries.id, photos.galleryId)))
    .where(ofTenant(scope, photos, eq(galleries.slug, slug), isNotNull(photos.sourceFile)));
  const shown = await peopleOfPhotos(
    scope,
    rows.map(({ photo }) => photo.id),
  );
  return new Map(rows.map(({ photo }) => [photo.sourceFile ?? '', { ...photo, personIds: shown.get(photo.id) ?? [] }]));
}

/**
 * Synchronises a gallery with its folder, in the caller's transaction: adds new photos, updates changed ones, and deletes those
 * whose file is gone, except files in `untouched`. Returns the outcome of each photo and the number deleted. Announces
 * galleries, and the article and the game that show this one; the caller authorises.
 */
export async function upsertGallery(
  scope: TenantScope,
  input: GalleryInput,
  given: readonly PhotoInput[],
  untouched: readonly string[],
): Promise<{ outcomes: PhotoOutcome[]; removed: number }> {
  const known = await photosOfGallery(scope, input.slug);
  const shownBy = await tagsOfSubjects(scope, input);
  const galleryId = await ensureGallery(scope, input);
  const outcomes: PhotoOutcome[] = [];
  for (const photo of given) outcomes.push(await upsertPhoto(scope, galleryId, known.get(photo.sourceFile), photo));
  const keptFiles = [...given.map(({ sourceFile }) => sourceFile), ...untouched];
  const deleted = await scope.db
    .delete(photos)
    .where(
      ofTenant(
        scope,
        photos,
        eq(photos.galleryId, galleryId),
        isNotNull(photos.sourceFile),
        keptFiles.length > 0 ? notInArray(photos.sourceFile, keptFiles) : undefined,
      ),
    )
    .returning({ id: photos.id });
  await announce(scope, [tags.galleries(scope.tenantId), ...shownBy]);
  if (deleted.length > 0 || outcomes.some((outcome) => outcome !== 'unchanged')) await reviseGallery(scope, galleryId);
  return { outcomes, removed: deleted.length };
}

/** The articles and games that show a gallery, before and after the change. */
async function tagsOfSubjects(scope: TenantScope, { slug, newsId, gameId }: GalleryInput): Promise<string[]> {
  const [before] = await scope.db
    .select({ newsId: galleries.newsId, gameId: galleries.gameId })
    .from(galleries)
    .where(ofTenant(scope, galleries, eq(galleries.slug, slug)));
  return [...tagsOfGallery(before), ...tagsOfGallery({ newsId, gameId })];
}

async function ensureGallery(scope: TenantScope, input: GalleryInput): Promise<string> {
  const { slug, title, name, publishedAt, gameId, clubId, newsId } = input;
  const subject = { gameId, clubId, newsId };
  const [row] = await scope.db
    .insert(galleries)
    .values({
      tenantId: scope.tenantId,
      slug,
      title: title ?? name,
      publishedAt: publishedAt ?? new Date(),
      ...subject,
    })
    .onConflictDoUpdate({
      target: [galleries.tenantId, galleries.slug],
      set: { ...subject, ...(title && { title }), ...(publishedAt && { publishedAt }) },
    })
    .returning({ id: galleries.id });
  if (!row) throw new Error('Upserting a gallery returned no row.');
  return row.id;
}

async function upsertPhoto(
  scope: TenantScope,
  galleryId: string,
  known: PhotoRow | undefined,
  { picture, personIds, ...photo }: PhotoInput,
): Promise<PhotoOutcome> {
  const { db, tenantId } = scope;
  const row = { ...photo, ...picture };
  if (!known) {
    if (!picture) throw new Error(`${photo.sourceFile} is new but has no picture.`);
    const [made] = await db
      .insert(photos)
      .values({ tenantId, galleryId, ...photo, ...picture })
      .returning({ id: photos.id });
    if (made) await tagPeople(scope, new Map([[made.id, personIds]]));
    return 'created';
  }
  const before = Object.fromEntries(Object.keys(row).map((key) => [key, known[key as keyof PhotoRow]]));
  if (isDeepStrictEqual(before, row) && isDeepStrictEqual(known.personIds, [...personIds])) return 'unchanged';
  await db
    .update(photos)
    .set(row)
    .where(ofTenant({ tenantId }, photos, eq(photos.id, known.id)));
  await tagPeople(scope, new Map([[known.id, personIds]]));
  return 'changed';
}
