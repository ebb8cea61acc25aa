'use client';

import { useMemo } from 'react';
import { narrowRows } from './narrow-rows.ts';
import { readSort, writeSort } from './sort-address.ts';
import { firstDirection, nextDirection, type Sort, sortRows } from './sort-rows.ts';
import type { SortableTableProps } from './sortable-types.ts';
import { useAddress } from './use-address.ts';

/** The keys of the address that a sortable table follows. */
export const sortableKeys = ({ facets = [] }: Pick<SortableTableProps, 'facets'>) => [
  'sort',
  'name',
  ...facets.map(({ key }) => key),
];

/** The state of a sortable table, kept in the address: the sorted and filtered rows, and the handlers of its controls. */
export function useSortable(props: SortableTableProps & { locale: string }) {
  const { columns, rows, initialSort, facets = [], locale } = props;
  const [address, setAddress] = useAddress(sortableKeys(props));
  const initial: Sort = {
    key: initialSort.key,
    direction: initialSort.direction ?? firstDirection(columns, initialSort.key),
  };
  const sort = readSort(address.sort, columns) ?? initial;
  const { key, direction } = sort;
  const sorted = useMemo(() => sortRows(rows, { key, direction }, locale), [rows, key, direction, locale]);
  const typed = address.name ?? '';
  const chosen = Object.fromEntries(
    facets.map(({ key, options }) => [key, options.find(({ value }) => value === address[key])?.value ?? '']),
  );
  const sortBy = (key: string) => {
    const next = { key, direction: nextDirection(sort, key, columns) };
    const isInitial = next.key === initial.key && next.direction === initial.direction;
    setAddress('sort', isInitial ? '' : writeSort(next, columns));
  };
  return {
    rows: narrowRows(sorted, { typed, chosen }),
    typed,
    setTyped: (text: string) => setAddress('name', text),
    chosen,
    choose: setAddress,
    sort,
    sortBy,
  };
}
