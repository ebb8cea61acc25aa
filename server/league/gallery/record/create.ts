import { sql } from 'drizzle-orm';
import { locale } from '#lib/api/contract/common.ts';
import type { GalleryRecord, NewGallery } from '#lib/api/contract/gallery-record.ts';
import { galleries } from '#server/db/schema/galleries.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badPlaces } from '#server/errors.ts';
import { slugOf, takeSlug } from '#server/league/names/slug.ts';
import { say } from '#server/refusals/sentence.ts';
import { getGalleryRecord } from './get.ts';
import { saveGallery } from './save.ts';

const empty = { subject: null, publishedAt: null, photos: [], articleId: null };

/**
 * Makes a gallery and returns it; its address comes from the title unless it is given. The caller authorises. Throws `bad-request` for an
 * address or id that another gallery has.
 */
export function createGallery(scope: TenantScope, { id, slug, ...input }: NewGallery): Promise<GalleryRecord> {
  return inTransaction(scope, async (scope) => {
    const rows = await scope.db.select({ slug: galleries.slug }).from(galleries).where(ofTenant(scope, galleries));
    const taken = new Set(rows.map((row) => row.slug));
    if (slug && taken.has(slug)) throw badPlaces([{ path: 'slug', message: say`another gallery has "${slug}"` }]);
    if (id && (await scope.db.$count(galleries, sql`${galleries.id} = ${id}`)) > 0)
      throw badPlaces([{ path: 'id', message: say`is that of a gallery: change it instead` }]);
    const title = locale.options.map((each) => input.title[each]).find(Boolean) ?? '';
    const free = slug ?? takeSlug(slugOf(title, 'gallery'), taken);
    const [row] = await scope.db
      .insert(galleries)
      .values({ tenantId: scope.tenantId, ...(id && { id }), slug: free, title: input.title })
      .returning();
    if (!row) throw new Error('Inserting a gallery returned no row.');
    await saveGallery(scope, row, { ...empty, ...input });
    return getGalleryRecord(scope, row.id);
  });
}
