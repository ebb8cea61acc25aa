import { apiUrl } from '#lib/api-url.ts';
import { fetchLanguages } from './fetch-languages.ts';
import { createLanguageCache } from './language-cache.ts';

/** The languages of a host by the league API; null where nobody has that host. */
export const fetchHostLanguages = createLanguageCache({
  ask: (host) => fetchLanguages(apiUrl(), host),
  onFailure: (error) => console.warn('The languages of a host could not be read from the league API:', error),
});
