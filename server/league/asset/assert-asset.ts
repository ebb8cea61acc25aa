import { eq } from 'drizzle-orm';
import { assets } from '#server/db/schema/assets.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';

/** Throws `not-found` for a hash that is unknown or another tenant's. Does not read the bytes. */
export async function assertAsset(scope: TenantScope, hash: string): Promise<void> {
  const [found] = await scope.db
    .select({ hash: assets.hash })
    .from(assets)
    .where(ofTenant(scope, assets, eq(assets.hash, hash)));
  if (!found) throw notFound('asset', hash);
}
