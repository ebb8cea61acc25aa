import { eq } from 'drizzle-orm';
import { assets } from '#server/db/schema/assets.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { isPublicPicture } from './is-public.ts';

/** Throws `not-found` for a hash that is unknown, another tenant's, or of a person's picture that is not public. Does not read the bytes. */
export async function assertAsset(scope: TenantScope, hash: string): Promise<void> {
  const [found] = await scope.db
    .select({ hash: assets.hash })
    .from(assets)
    .where(ofTenant(scope, assets, eq(assets.hash, hash), isPublicPicture(scope, hash)));
  if (!found) throw notFound('asset', hash);
}
