import { apiUrl } from '#lib/api-url.ts';
import { fetchLanguages } from './fetch-languages.ts';
import { createLanguageCache } from './language-cache.ts';

/** Returns the languages of a host from the league API; null for an unknown host. */
export const fetchHostLanguages = createLanguageCache({
  fetchLanguages: (host) => fetchLanguages(apiUrl(), host),
  onFailure: (error) => console.warn('The languages of a host could not be read from the league API:', error),
});
