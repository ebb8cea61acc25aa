import { type SearchGroup, searchSite } from '#lib/api/contract/search.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { apiQuery } from './query.ts';

/** What the site has for what was typed; all of one group alone where `only` is given. */
export function searchQuery(q: string, locale: Locale, only?: SearchGroup) {
  return apiQuery(searchSite, { params: {}, query: { q, locale, ...(only && { only, limit: 50 }) } });
}
