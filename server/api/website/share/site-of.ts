import type { ReadScope } from '#server/league/read-scope.ts';
import { getWebsiteConfig } from '#server/league/website/config.ts';
import type { Site } from '#server/share/frame.ts';

/** Returns name and colours of the tenant's site. */
export async function siteOf(scope: ReadScope): Promise<Site> {
  return (await getWebsiteConfig(scope, { realtime: null, errorReports: null })).config.website;
}
