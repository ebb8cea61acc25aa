import { eq } from 'drizzle-orm';
import { assets } from '#server/db/schema/assets.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { isPublicPicture } from './is-public.ts';

/** Reads a picture or document. Throws `not-found` for a hash that is unknown, another tenant's, or of a person's picture that is not public. */
export async function getAsset(scope: TenantScope, hash: string): Promise<{ contentType: string; bytes: Buffer }> {
  const [asset] = await scope.db
    .select({ contentType: assets.contentType, bytes: assets.bytes })
    .from(assets)
    .where(ofTenant(scope, assets, eq(assets.hash, hash), isPublicPicture(scope, hash)));
  if (!asset) throw notFound('asset', hash);
  return asset;
}
