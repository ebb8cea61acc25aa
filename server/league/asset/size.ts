import { eq } from 'drizzle-orm';
import { assets } from '#server/db/schema/assets.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { assetAddress } from './store-asset.ts';

/** Returns the width and height in pixels of a stored picture; null for any other address. */
export async function sizeOfAsset(
  scope: TenantScope,
  address: string | null,
): Promise<{ width: number; height: number } | null> {
  const hash = address?.slice(assetAddress('').length) ?? '';
  if (address === null || address !== assetAddress(hash)) return null;
  const [asset] = await scope.db
    .select({ width: assets.width, height: assets.height })
    .from(assets)
    .where(ofTenant(scope, assets, eq(assets.hash, hash)));
  return asset?.width && asset.height ? { width: asset.width, height: asset.height } : null;
}
