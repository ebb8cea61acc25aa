'use client';

import { useMemo, useState } from 'react';
import { narrowRows } from './narrow-rows.ts';
import { firstDirection, type Sort, sortRows } from './sort-rows.ts';
import type { SortableTableProps } from './sortable-types.ts';
import type { StatColumn } from './table-types.ts';

/** The state of a sortable table: the sorted and filtered rows, and the handlers of its controls. */
export function useSortable({ columns, rows, initialSort, locale }: SortableTableProps & { locale: string }) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [sort, setSort] = useState<Sort>({
    key: initialSort.key,
    direction: initialSort.direction ?? firstDirection(columns, initialSort.key),
  });
  const sorted = useMemo(() => sortRows(rows, sort, locale), [rows, sort, locale]);
  return {
    rows: useMemo(() => narrowRows(sorted, { typed, chosen }), [sorted, typed, chosen]),
    typed,
    setTyped,
    chosen,
    choose: (key: string, value: string) => setChosen({ ...chosen, [key]: value }),
    sort,
    sortBy: (key: string) => setSort({ key, direction: nextDirection(sort, key, columns) }),
  };
}

/** Returns the direction after a click on a column head: a second click reverses it. */
function nextDirection(sort: Sort, key: string, columns: readonly StatColumn[]): Sort['direction'] {
  if (sort.key !== key) return firstDirection(columns, key);
  return sort.direction === 'descending' ? 'ascending' : 'descending';
}
