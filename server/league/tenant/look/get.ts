import { eq } from 'drizzle-orm';
import type { SiteLook } from '#lib/api/contract/look.ts';
import { tenants } from '#server/db/schema/tenants.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { showTenant } from '#server/league/tenant/show.ts';

/** Returns how the site looks. The caller authorises. Throws `not-found`. */
export async function getLook(scope: TenantScope): Promise<SiteLook> {
  const [tenant] = await scope.db
    .select({ revision: tenants.revision })
    .from(tenants)
    .where(eq(tenants.id, scope.tenantId));
  if (!tenant) throw notFound('tenant', scope.tenantId);
  const { title, colors, crest, logo, defaultNewsCoverImage, sponsors } = await showTenant(scope);
  return {
    revision: tenant.revision,
    title,
    colors,
    crest: crest.androidChromeLg,
    logo,
    cover: defaultNewsCoverImage,
    sponsors,
  };
}
