'use client';

import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { ListQuery } from './list-query.ts';
import { Select } from './select.tsx';
import type { Facet } from './sortable-types.ts';

type Selected = Readonly<Record<string, string>>;

/**
 * Filters a server-rendered list with CSS, without rendering it again. An item has `data-item` and, for each facet,
 * `data-{key}` with its space-separated values; a `data-group` without visible items is hidden too. The query string holds
 * the selected values.
 */
export function ListFilter({ facets, children }: { facets: readonly Facet[]; children: ReactNode }) {
  const [selected, setSelected] = useState<Selected>({});
  const readQuery = useEffectEvent(() => setSelected((current) => ({ ...valuesFromQuery(facets), ...current })));
  useEffect(() => readQuery(), []);
  useEffect(() => writeQuery(selected), [selected]);
  return (
    <div data-list-filter>
      <div className="flex flex-wrap gap-2 pb-5" data-print="none">
        {facets.map((facet) => (
          <Select
            key={facet.key}
            label={facet.label}
            options={[{ value: '', label: facet.allLabel }, ...facet.options]}
            value={selected[facet.key] ?? ''}
            onValueChange={(value) => setSelected((current) => ({ ...current, [facet.key]: value }))}
            className="min-w-36 flex-1 sm:max-w-56"
          />
        ))}
      </div>
      <style>{hidingRule(selected)}</style>
      <ListQuery value={queryOf(selected)}>{children}</ListQuery>
    </div>
  );
}

function queryOf(selected: Selected): string {
  const query = new URLSearchParams(Object.entries(selected).filter(([, value]) => value)).toString();
  return query && `?${query}`;
}

function valuesFromQuery(facets: readonly Facet[]): Selected {
  const params = new URLSearchParams(window.location.search);
  return Object.fromEntries(
    facets.flatMap(({ key, options }) => {
      const value = params.get(key);
      return options.some((option) => option.value === value) ? [[key, value ?? '']] : [];
    }),
  );
}

function writeQuery(selected: Selected) {
  const url = new URL(window.location.href);
  for (const [key, value] of Object.entries(selected)) {
    if (value) url.searchParams.set(key, value);
    else url.searchParams.delete(key);
  }
  if (url.href !== window.location.href) window.history.replaceState(null, '', url);
}

function hidingRule(selected: Selected): string {
  const selectors = Object.entries(selected).flatMap(([key, value]) =>
    value ? `[data-${key}~="${CSS.escape(value)}"]` : [],
  );
  if (selectors.length === 0) return '';
  const matching = `[data-item]${selectors.join('')}`;
  return `[data-list-filter] :is([data-item]:not(${matching}), [data-group]:not(:has(${matching}))) { display: none }`;
}
