import type { Facet } from '#components/ui/sortable-types.ts';

/** What the visitor narrows the news by: `season/league`, and a club; empty where by nothing. */
export type Chosen = { league: string; club: string };
export type FacetKey = keyof Chosen;

export const nothingChosen: Chosen = { league: '', club: '' };

export const isNewsFiltered = ({ league, club }: Chosen) => league !== '' || club !== '';

/** The choice that an address holds; what is not on offer does not count. */
export function chosenIn(search: string, facets: readonly Facet[]): Chosen {
  const asked = new URLSearchParams(search);
  const askedFor = (key: FacetKey) => {
    const value = asked.get(key) ?? '';
    return facets.some((facet) => facet.key === key && facet.options.some((option) => option.value === value))
      ? value
      : '';
  };
  return { league: askedFor('league'), club: askedFor('club') };
}
