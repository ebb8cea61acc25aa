import { and, eq, inArray, or } from 'drizzle-orm';
import { assets } from '#server/db/schema/assets.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { hashesOf, hashesOfBytes } from './hash-asset.ts';

export type NewAsset = {
  bytes: Buffer;
  contentType: string;
  width: number | null;
  height: number | null;
  /** The SHA-256 of the file that the bytes were made of. */
  sourceHash?: string;
};

/** Stores a picture or document once, named by its hash, and returns its permanent address; of a picture that lost its metadata in its place, that. */
export async function storeAsset(scope: TenantScope, asset: NewAsset): Promise<string> {
  const hashes = hashesOfBytes(asset.bytes);
  const [hash] = hashes;
  const [stored] = await scope.db
    .select({ hash: assets.hash })
    .from(assets)
    .where(ofTenant(scope, assets, or(inArray(assets.hash, hashes), ofFile(asset.sourceHash))))
    .limit(1);
  if (stored) return assetAddress(stored.hash);
  await scope.db
    .insert(assets)
    .values({ tenantId: scope.tenantId, hash, size: asset.bytes.length, ...asset })
    .onConflictDoNothing();
  return assetAddress(hash);
}

const ofFile = (sourceHash: string | undefined) =>
  sourceHash === undefined
    ? undefined
    : and(inArray(assets.hash, hashesOf(sourceHash)), eq(assets.sourceHash, sourceHash));

export const assetAddress = (hash: string) => `/api/v2/website/assets/${hash}`;
