import { maxFound, type SearchGroup, searchSite } from '#lib/api/contract/search.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { apiQuery } from './query.ts';

/** Returns the query of a site search; `only` limits it to one group, with as many results as an answer has. */
export function searchQuery(q: string, locale: Locale, only?: SearchGroup) {
  return apiQuery(searchSite, { params: {}, query: { q, locale, ...(only && { only, limit: maxFound }) } });
}
