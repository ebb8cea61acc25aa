import { inArray } from 'drizzle-orm';
import { assets } from '#server/db/schema/assets.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { hashesOfBytes } from './hash-asset.ts';

export type NewAsset = { bytes: Buffer; contentType: string; width: number | null; height: number | null };

/** Stores a picture or document once, named by its hash, and returns its permanent address. */
export async function storeAsset(scope: TenantScope, asset: NewAsset): Promise<string> {
  const hashes = hashesOfBytes(asset.bytes);
  const [hash] = hashes;
  const [stored] = await scope.db
    .select({ hash: assets.hash })
    .from(assets)
    .where(ofTenant(scope, assets, inArray(assets.hash, hashes)))
    .limit(1);
  if (stored) return assetAddress(stored.hash);
  await scope.db
    .insert(assets)
    .values({ tenantId: scope.tenantId, hash, size: asset.bytes.length, ...asset })
    .onConflictDoNothing();
  return assetAddress(hash);
}

export const assetAddress = (hash: string) => `/api/v2/website/assets/${hash}`;
