import { tags } from '#lib/api/tags.ts';
import { apiUrl } from '#lib/api-url.ts';
import { fetchLanguages } from './fetch-languages.ts';
import { createLanguageCache, type HostLanguages } from './language-cache.ts';

/** The languages of hosts, from the league API. */
export const hostLanguages: HostLanguages = createLanguageCache({
  fetchLanguages: (host) => fetchLanguages(apiUrl(), host),
  onFailure: (error) => console.warn('The languages of a host could not be read from the league API:', error),
});

/** The server and the bundles of Next have a cache each in one process. */
const shared = globalThis as { courtsideLanguages?: Set<HostLanguages> };
shared.courtsideLanguages ??= new Set();
shared.courtsideLanguages.add(hostLanguages);

/** Forgets the languages of all hosts where the settings of a site are among what has changed; null is everything. */
export function forgetLanguages(changed: readonly string[] | null): void {
  if (changed && !changed.some((tag) => tag.startsWith(tags.config('')))) return;
  for (const one of shared.courtsideLanguages ?? []) one.forget();
}
