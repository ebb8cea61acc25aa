import { z } from 'zod';
import { websiteSettings } from '#lib/api/contract/website.ts';
import { ownCallHeaders, ownCallTimeoutMs } from '#lib/own-call.ts';
import { canonicalOrigin } from './canonical-origin.ts';
import { originOf } from './host.ts';
import type { HostSite } from './language-cache.ts';

const answer = z.object({
  config: z.object({ website: websiteSettings.pick({ locales: true, fallbackLocale: true, domainUrl: true }) }),
});

/**
 * Fetches the languages and the address of the site of a host from the league API; null for an unknown host. Throws if the API does not respond.
 */
export async function fetchLanguages(apiUrl: string, host: string): Promise<HostSite | null> {
  const response = await fetch(`${apiUrl}/api/v2/website/config`, {
    headers: { accept: 'application/json', origin: originOf(host), ...ownCallHeaders() },
    signal: AbortSignal.timeout(ownCallTimeoutMs),
  });
  if (response.status === 404) return null;
  if (!response.ok)
    throw new Error(`The league API responded ${response.status} to the request for the languages of ${host}.`);
  const { domainUrl, ...offered } = answer.parse(await response.json()).config.website;
  return { ...offered, elsewhere: canonicalOrigin(host, domainUrl) };
}
