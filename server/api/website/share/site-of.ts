import { loadEmblem } from '#server/league/asset/load-emblem.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { getWebsiteConfig } from '#server/league/website/config.ts';
import type { Site } from '#server/share/frame.ts';
import type { Emblem } from '#server/share/picture.ts';

const configOf = (scope: ReadScope) => getWebsiteConfig(scope, { realtime: null, errorReports: null });

/** Returns name and colours of the tenant's site. */
export async function siteOf(scope: ReadScope): Promise<Site> {
  return (await configOf(scope)).config.website;
}

/** Returns the site with its crest, which is null while it is no picture that is stored here. */
export async function siteWithCrest(scope: ReadScope, width: number): Promise<{ site: Site; crest: Emblem | null }> {
  const { config, crest } = await configOf(scope);
  return { site: config.website, crest: await loadEmblem(scope, crest.androidChromeLg, width) };
}
