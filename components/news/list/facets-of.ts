import type { Facet } from '#components/ui/sortable-types.ts';
import type { NewsFilters } from '#lib/api/readers/news.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { FacetKey } from './chosen.ts';

/** Returns the news filters; leaves out those with a single option. */
export function newsFacets({ leagues, clubs }: NewsFilters, t: Translate<'news'>): (Facet & { key: FacetKey })[] {
  const facets: (Facet & { key: FacetKey })[] = [
    {
      key: 'league',
      label: t('filter.league'),
      allLabel: t('filter.allLeagues'),
      options: leagues.map(({ season, slug, name, seasonName }) => ({
        value: `${season}/${slug}`,
        label: `${name} ${seasonName}`,
      })),
    },
    {
      key: 'club',
      label: t('filter.club'),
      allLabel: t('filter.allClubs'),
      options: clubs.map(({ slug, name }) => ({ value: slug, label: name })),
    },
  ];
  return facets.filter(({ options }) => options.length > 1);
}
