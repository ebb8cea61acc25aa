import { and, eq, inArray, sql } from 'drizzle-orm';
import { assetHash } from '#lib/api/contract/asset-hash.ts';
import { assets } from '#server/db/schema/assets.ts';
import { photoPeople, photos } from '#server/db/schema/galleries.ts';
import { news } from '#server/db/schema/news.ts';
import { people } from '#server/db/schema/people.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { assetAddress } from '#server/league/asset/store-asset.ts';
import type { Erased } from './redact-document.ts';

const addressedHash = new RegExp(`/(${assetHash})$`);

/** Returns the ids of the photos that somebody is in. */
export async function photosOf(scope: TenantScope, personId: string): Promise<string[]> {
  const rows = await scope.db
    .select({ id: photoPeople.photoId })
    .from(photoPeople)
    .where(ofTenant(scope, photoPeople, eq(photoPeople.personId, personId)));
  return rows.map(({ id }) => id);
}

/**
 * Deletes the portrait and the photos of a person, with their bytes unless something else shows the same picture. Returns the
 * number of photos, and the hashes of the deleted pictures.
 */
export async function dropPictures(
  scope: TenantScope,
  { id: personId, photoIds }: Pick<Erased, 'id' | 'photoIds'>,
  portrait: string | null,
): Promise<{ photos: number; hashes: string[] }> {
  const dropped = await scope.db
    .delete(photos)
    .where(ofTenant(scope, photos, inArray(photos.id, [...photoIds])))
    .returning({ image: photos.image });
  const addresses = new Set([...dropped.map(({ image }) => image), ...(portrait ? [portrait] : [])]);
  const hashes = [...addresses].flatMap((address) => addressedHash.exec(address)?.[1] ?? []);
  if (hashes.length === 0) return { photos: dropped.length, hashes };
  const address = sql`${assetAddress('')} || ${assets.hash}`;
  const deleted = await scope.db
    .delete(assets)
    .where(
      ofTenant(
        scope,
        assets,
        and(
          inArray(assets.hash, hashes),
          sql`not exists (select from ${photos} where ${photos.tenantId} = ${assets.tenantId} and ${photos.image} = ${address})`,
          sql`not exists (select from ${people} where ${people.tenantId} = ${assets.tenantId}
            and ${people.portrait} = ${address} and ${people.id} <> ${personId})`,
          sql`not exists (select from ${news} where ${news.tenantId} = ${assets.tenantId}
            and (${news.cover} = ${address} or strpos(${news.body}::text, ${assets.hash}) > 0))`,
        ),
      ),
    )
    .returning({ hash: assets.hash });
  return { photos: dropped.length, hashes: deleted.map(({ hash }) => hash) };
}
