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

/** Forgets the languages of all hosts. */
export function forgetLanguages(): void {
  for (const one of shared.courtsideLanguages ?? []) one.forget();
}
