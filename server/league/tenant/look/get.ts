import type { SiteLook } from '#lib/api/contract/look.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { showTenant } from '#server/league/tenant/show.ts';

/** Returns how the site looks. The caller authorises. Throws `not-found`. */
export async function getLook(scope: TenantScope): Promise<SiteLook> {
  const { revision, title, colors, crest, logo, defaultNewsCoverImage, sponsors } = await showTenant(scope);
  return {
    revision,
    title,
    colors,
    crest: crest.androidChromeLg,
    logo,
    cover: defaultNewsCoverImage,
    sponsors,
  };
}
