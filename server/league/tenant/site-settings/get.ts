import type { SiteSettings } from '#lib/api/contract/site-settings.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { showTenant } from '#server/league/tenant/show.ts';

/** Returns languages, time zone and what the site offers to visitors. The caller authorises. Throws `not-found`. */
export async function getSiteSettings(scope: TenantScope): Promise<SiteSettings> {
  const { revision, locales, fallbackLocale, timeZone, minimumAge, messageKinds, googleAnalyticsId } =
    await showTenant(scope);
  return {
    revision,
    locales,
    ownLocale: fallbackLocale,
    timeZone,
    minimumAge,
    messageKinds: [...messageKinds],
    googleAnalyticsId: googleAnalyticsId ?? null,
  };
}
