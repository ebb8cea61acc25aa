import type { SiteSettings, SiteSettingsInput } from '#lib/api/contract/site-settings.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { changeSite } from '#server/league/tenant/change-site.ts';
import { setTenant } from '#server/league/tenant/set-tenant.ts';
import { getSiteSettings } from './get.ts';

/**
 * Changes languages, time zone and what the site offers to visitors, and returns them as they are then. The caller authorises. Throws
 * `conflict` with the current settings for an older revision, and `bad-request` for an unknown zone or without the site's own language.
 */
export function setSiteSettings(
  scope: TenantScope,
  { revision, locales, ...input }: SiteSettingsInput,
): Promise<SiteSettings> {
  return changeSite(scope, revision, getSiteSettings, (scope) =>
    setTenant(scope, { ...input, ...(locales && { languages: locales }) }),
  );
}
