'use client';

import { readSort, writeSort } from './sort-address.ts';
import { compareValues, nextDirection, type Sort } from './sort-rows.ts';
import type { ViewedRow } from './stat-table-view.tsx';
import { valueOfText } from './stat-values.ts';
import type { StatColumn } from './table-types.ts';
import { useAddress } from './use-address.ts';

/** Rows by the column that the address names under `key`, in the given order without one; no key: never sorted. */
export function useSortedRows(key: string | undefined, columns: readonly StatColumn[], rows: readonly ViewedRow[]) {
  const [address, setAddress] = useAddress(key ? [key] : []);
  const sort = key ? readSort(address[key], columns) : null;
  return {
    sort,
    rows: sort ? sortedBy(sort, columns, rows) : rows,
    /** Null returns to the given order. */
    sortBy: (column: string | null) => {
      if (!key) return;
      const next = column && { key: column, direction: nextDirection(sort, column, columns) };
      setAddress(key, next ? writeSort(next, columns) : '');
    },
  };
}

function sortedBy({ key, direction }: Sort, columns: readonly StatColumn[], rows: readonly ViewedRow[]): ViewedRow[] {
  const index = columns.findIndex((column) => column.key === key);
  const figureOf = ({ cells }: ViewedRow) => valueOfText(cells[index]);
  // A line between groups of rows means nothing in another order.
  return rows
    .toSorted((a, b) => compareValues(figureOf(a), figureOf(b), direction, (one, other) => one - other))
    .map(({ rule: _, ...row }) => row);
}
