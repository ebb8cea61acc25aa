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

/** Returns the crest of the tenant's site; null while it is no picture that is stored here. */
export async function siteCrest(scope: ReadScope, width: number): Promise<Emblem | null> {
  return loadEmblem(scope, (await configOf(scope)).crest.androidChromeLg, width);
}
