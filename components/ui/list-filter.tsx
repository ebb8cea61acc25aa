'use client';

import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Select } from './select.tsx';
import type { Facet } from './sortable-types.ts';

type Chosen = Readonly<Record<string, string>>;

/**
 * Narrows a list that the server has drawn, without drawing it again: an item carries `data-item` and for each facet
 * `data-{key}` with its values; a `data-group` with no item left is hidden too. The choice stands in the address.
 */
export function ListFilter({ facets, children }: { facets: readonly Facet[]; children: ReactNode }) {
  const [chosen, setChosen] = useState<Chosen>({});
  const takeFromAddress = useEffectEvent(() => setChosen((made) => ({ ...choiceInAddress(facets), ...made })));
  useEffect(() => takeFromAddress(), []);
  useEffect(() => putIntoAddress(chosen), [chosen]);
  return (
    <div data-list-filter>
      <div className="flex flex-wrap gap-2 pb-5" data-print="none">
        {facets.map((facet) => (
          <Select
            key={facet.key}
            label={facet.label}
            options={[{ value: '', label: facet.allLabel }, ...facet.options]}
            value={chosen[facet.key] ?? ''}
            onValueChange={(value) => setChosen((made) => ({ ...made, [facet.key]: value }))}
            className="min-w-36 flex-1 sm:max-w-56"
          />
        ))}
      </div>
      <style>{hideOthers(chosen)}</style>
      {children}
    </div>
  );
}

function choiceInAddress(facets: readonly Facet[]): Chosen {
  const asked = new URLSearchParams(window.location.search);
  return Object.fromEntries(
    facets.flatMap(({ key, options }) => {
      const value = asked.get(key);
      return options.some((option) => option.value === value) ? [[key, value ?? '']] : [];
    }),
  );
}

function putIntoAddress(chosen: Chosen) {
  const address = new URL(window.location.href);
  for (const [key, value] of Object.entries(chosen)) {
    if (value) address.searchParams.set(key, value);
    else address.searchParams.delete(key);
  }
  if (address.href !== window.location.href) window.history.replaceState(null, '', address);
}

function hideOthers(chosen: Chosen): string {
  const marks = Object.entries(chosen).flatMap(([key, value]) =>
    value ? `[data-${key}~="${CSS.escape(value)}"]` : [],
  );
  if (marks.length === 0) return '';
  const fitting = `[data-item]${marks.join('')}`;
  return `[data-list-filter] :is([data-item]:not(${fitting}), [data-group]:not(:has(${fitting}))) { display: none }`;
}
