import { apiUrl } from '#lib/api-url.ts';
import { fetchLanguages } from './fetch-languages.ts';
import { createLanguageCache } from './language-cache.ts';

/** The languages of hosts, from the league API. */
export const hostLanguages = createLanguageCache({
  fetchLanguages: (host) => fetchLanguages(apiUrl(), host),
  onFailure: (error) => console.warn('The languages of a host could not be read from the league API:', error),
});
