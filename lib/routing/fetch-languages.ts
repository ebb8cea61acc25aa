import { z } from 'zod';
import { websiteSettings } from '#lib/api/contract/website.ts';
import { originOf } from './host.ts';
import type { OfferedLocales } from './resolve-locale.ts';

const timeoutMs = 5000;
const answer = z.object({
  config: z.object({ website: websiteSettings.pick({ locales: true, fallbackLocale: true }) }),
});

/** Asks the league API for the languages of a host; null where nobody has that host. Throws when the API gives no answer. */
export async function fetchLanguages(apiUrl: string, host: string): Promise<OfferedLocales | null> {
  const response = await fetch(`${apiUrl}/api/v2/website/config`, {
    headers: { accept: 'application/json', origin: originOf(host) },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The league API answered ${response.status} to the languages of ${host}.`);
  return answer.parse(await response.json()).config.website;
}
