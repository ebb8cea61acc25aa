import { createHash } from 'node:crypto';
import { assets } from '#server/db/schema/assets.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';

export type NewAsset = { bytes: Buffer; contentType: string; width: number | null; height: number | null };

/** Stores a picture or document once by its SHA-256 hash and returns its permanent address. */
export async function storeAsset({ db, tenantId }: TenantScope, asset: NewAsset): Promise<string> {
  const hash = createHash('sha256').update(asset.bytes).digest('hex');
  await db
    .insert(assets)
    .values({ tenantId, hash, size: asset.bytes.length, ...asset })
    .onConflictDoNothing();
  return assetAddress(hash);
}

export const assetAddress = (hash: string) => `/api/v2/website/assets/${hash}`;
