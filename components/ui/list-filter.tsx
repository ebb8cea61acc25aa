'use client';

import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { EarlyScript } from './early-script.tsx';
import { FacetSelect } from './facet-select.tsx';
import { FoldedFacets } from './folded-facets.tsx';
import { type Chosen, chosenIn, hidingRules, type ListFacet, queryOf, shownValues } from './list-choice.ts';
import { ListQuery } from './list-query.ts';
import { listScript } from './list-script.ts';
import { listSheet } from './list-sheet.ts';
import type { OpeningFacet } from './sortable-types.ts';
import { replaceInAddress, useReplacedAddress } from './use-address.ts';

/**
 * Filters a server-rendered list with CSS, without rendering it again. An item has `data-item` and, for each facet,
 * `data-{key}` with its space-separated values; a `data-group` without visible items is hidden too, and a facet with an
 * opening value selects groups. The query string holds the chosen values. Without scripts the list is whole.
 */
export function ListFilter({
  facets,
  foldedAs,
  nothingFound,
  children,
}: {
  facets: readonly OpeningFacet[];
  /** The name of the button that opens the facets on a phone; without it they always stand above the list. */
  foldedAs?: string;
  /** Shown where no item is left. */
  nothingFound?: string;
  children: ReactNode;
}) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const kinds = facets.map(kindOf);
  const readQuery = useEffectEvent(() =>
    setChosen((current) => ({ ...chosenIn(window.location.search, kinds), ...current })),
  );
  useLayoutEffect(() => readQuery(), []);
  useReplacedAddress(() => setChosen(chosenIn(window.location.search, kinds)));
  const query = queryOf(kinds, chosen ?? {});
  const writeQuery = useEffectEvent(() => {
    const params = new URLSearchParams(query);
    replaceInAddress(Object.fromEntries(kinds.map(({ key }) => [key, params.get(key) ?? ''])));
  });
  useEffect(() => {
    if (chosen) writeQuery();
  }, [chosen]);
  const shown = shownValues(kinds, chosen ?? {});
  const rules = hidingRules(kinds, shown);
  useLayoutEffect(() => {
    const sheet = listSheet();
    sheet.textContent = rules;
    return () => {
      sheet.textContent = '';
    };
  }, [rules]);
  const selectsOf = (some: readonly OpeningFacet[]) =>
    some.map((facet) => (
      <FacetSelect
        key={facet.key}
        facet={facet}
        value={shown[facet.key] ?? ''}
        onValueChange={(value) => setChosen((current) => ({ ...current, [facet.key]: value }))}
      />
    ));
  const folded = facets.filter(({ opening }) => !opening);
  return (
    <div data-list-filter className="relative">
      <div className="facet-row" data-print="none">
        {foldedAs ? (
          <>
            {selectsOf(facets.filter(({ opening }) => opening))}
            <FoldedFacets label={foldedAs} chosen={folded.filter(({ key }) => shown[key]).length}>
              {selectsOf(folded)}
            </FoldedFacets>
          </>
        ) : (
          selectsOf(facets)
        )}
      </div>
      <EarlyScript source={listScript} />
      {nothingFound && (
        <p data-nothing className="hidden py-10 text-center text-quiet">
          {nothingFound}
        </p>
      )}
      <ListQuery value={query}>{children}</ListQuery>
    </div>
  );
}

function kindOf({ key, options, opening }: OpeningFacet): ListFacet {
  return { key, values: ['', ...options.map(({ value }) => value)], ...(opening && { opening: opening.value }) };
}
