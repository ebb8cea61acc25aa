import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { StoredPhoto } from '#lib/api/contract/photo-upload.ts';
import { assets } from '#server/db/schema/assets.ts';
import { photos } from '#server/db/schema/galleries.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';
import { sha256 } from '#server/sha256.ts';
import { hashesOf } from './hash-asset.ts';
import { preparePhoto } from './prepare-photo.ts';
import { assetAddress, storeAsset } from './store-asset.ts';
import { bitmapFormats } from './store-picture.ts';

/** Stores what screens show of a photo, and of which file it was made. The caller authorises. Throws `bad-request` for other bytes. */
export async function storePhoto(scope: TenantScope, bytes: Buffer): Promise<StoredPhoto> {
  const sourceHash = sha256(bytes);
  const known = await findStoredPhoto(scope, sourceHash);
  if (known) return known;
  const { color: _, ...prepared } = await preparePhoto(bytes).catch(() => {
    throw badRequest(say`This is no picture that can be shown. Save it as ${bitmapFormats}.`);
  });
  return inTransaction(scope, async (scope) => {
    const image = await storeAsset(scope, prepared);
    const hash = image.slice(assetAddress('').length);
    await scope.db
      .update(assets)
      .set({ sourceHash })
      .where(ofTenant(scope, assets, and(eq(assets.hash, hash), isNull(assets.sourceHash))));
    return { image, width: prepared.width, height: prepared.height };
  });
}

/** Finds the photo that was made of a file: sent by the office, imported, or stored as it is. The caller authorises. */
export async function findStoredPhoto(scope: TenantScope, sourceHash: string): Promise<StoredPhoto | null> {
  const imported = await scope.db
    .select({ image: photos.image })
    .from(photos)
    .where(ofTenant(scope, photos, eq(photos.sourceHash, sourceHash)))
    .limit(1);
  const hashes = [...hashesOf(sourceHash), ...imported.map(({ image }) => image.slice(assetAddress('').length))];
  const [found] = await scope.db
    .select({ hash: assets.hash, width: assets.width, height: assets.height })
    .from(assets)
    .where(ofTenant(scope, assets, or(eq(assets.sourceHash, sourceHash), inArray(assets.hash, hashes))))
    .limit(1);
  if (!found?.width || !found.height) return null;
  return { image: assetAddress(found.hash), width: found.width, height: found.height };
}
