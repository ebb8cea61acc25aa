import { eq } from 'drizzle-orm';
import type { GalleryPhoto } from '#lib/api/contract/gallery-record.ts';
import { assets } from '#server/db/schema/assets.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { mainColor } from '#server/league/asset/main-color.ts';
import { assetAddress } from '#server/league/asset/store-asset.ts';

type Facts = { width: number; height: number; color: string };

/** Returns size and colour of uploaded photos by their address. Throws `not-found` for one that is not there. */
export async function factsOfPhotos(scope: TenantScope, photos: readonly GalleryPhoto[]): Promise<Map<string, Facts>> {
  const facts = new Map<string, Facts>();
  const hashOf = (image: string) => image.slice(assetAddress('').length);
  for (const { image } of photos) {
    if (facts.has(image)) continue;
    // One by one: the pictures of a large gallery need not fit into memory.
    const [asset] = await scope.db
      .select({ bytes: assets.bytes, width: assets.width, height: assets.height })
      .from(assets)
      .where(ofTenant(scope, assets, eq(assets.hash, hashOf(image))));
    if (!asset?.width || !asset.height || image !== assetAddress(hashOf(image))) throw notFound('picture', image);
    facts.set(image, { width: asset.width, height: asset.height, color: await mainColor(asset.bytes) });
  }
  return facts;
}
