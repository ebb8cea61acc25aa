import type { Facet } from '#components/ui/sortable-types.ts';

/** News filters: `season/league`, and the slug of a club; empty for no filter. */
export type NewsChoice = { league: string; club: string };
export type FacetKey = keyof NewsChoice;

export const emptyNewsChoice: NewsChoice = { league: '', club: '' };

export const isNewsFiltered = ({ league, club }: NewsChoice) => league !== '' || club !== '';

/** Returns the filters in the query of a URL; ignores values that are no option. */
export function readNewsChoice(search: string, facets: readonly Facet[]): NewsChoice {
  const params = new URLSearchParams(search);
  const optionIn = (key: FacetKey) => {
    const value = params.get(key) ?? '';
    return facets.some((facet) => facet.key === key && facet.options.some((option) => option.value === value))
      ? value
      : '';
  };
  return { league: optionIn('league'), club: optionIn('club') };
}
