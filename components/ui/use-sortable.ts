'use client';

import { useTable } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { columnDefinitions, features, headKey, matches } from './sortable-features.ts';
import type { SortableRow, SortableTableProps } from './sortable-types.ts';

/** State of a sortable table: the rows in the order asked for, and what its controls do. */
export function useSortable({ columns, rows, initialSort, locale }: SortableTableProps & { locale: string }) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const definitions = useMemo(() => columnDefinitions(columns, locale), [columns, locale]);
  const data = useMemo(() => rows.filter((row) => fits(row, chosen)), [rows, chosen]);
  const table = useTable({
    features,
    columns: definitions,
    data,
    enableSortingRemoval: false,
    enableMultiSort: false,
    globalFilterFn: (row, _, typed: string) => matches(row.original.headText, typed),
    getColumnCanGlobalFilter: (column) => column.id === headKey,
    initialState: { sorting: [{ id: initialSort.key, desc: startsHigh({ columns, initialSort }) }] },
  });
  return { table, chosen, choose: (key: string, value: string) => setChosen({ ...chosen, [key]: value }) };
}

function fits(row: SortableRow, chosen: Readonly<Record<string, string>>): boolean {
  return Object.entries(chosen).every(([key, value]) => value === '' || row.facets?.[key] === value);
}

function startsHigh({ columns, initialSort }: Pick<SortableTableProps, 'columns' | 'initialSort'>): boolean {
  if (initialSort.direction) return initialSort.direction === 'descending';
  const column = columns.find(({ key }) => key === initialSort.key);
  return column !== undefined && (column.align ?? 'end') === 'end';
}
