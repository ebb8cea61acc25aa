import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { SortableRow } from './sortable-types.ts';
import type { StatColumn } from './table-types.ts';

export const headKey = 'head';

export const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});

const helper = createColumnHelper<typeof features, SortableRow>();
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase();

/** Whether each typed word stands somewhere in the name, accents left aside. */
export function matches(name: string, typed: string): boolean {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return words.every((word) => fold(name).includes(word));
}

function compare(one: string | number | undefined, other: string | number | undefined, locale: string): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one ?? '').localeCompare(String(other ?? ''), locale, { numeric: true });
}

export function columnDefinitions(columns: readonly StatColumn[], locale: string) {
  return helper.columns([
    helper.accessor((row) => row.headText, {
      id: headKey,
      sortDescFirst: false,
      sortFn: (one, other) => compare(one.original.headText, other.original.headText, locale),
      filterFn: (row, _, typed: string) => matches(row.original.headText, typed),
    }),
    ...columns.map((column) =>
      helper.accessor((row) => row.cells[column.key]?.value ?? undefined, {
        id: column.key,
        sortDescFirst: (column.align ?? 'end') === 'end',
        sortUndefined: 'last',
        enableGlobalFilter: false,
        sortFn: (one, other) =>
          compare(
            one.original.cells[column.key]?.value ?? undefined,
            other.original.cells[column.key]?.value ?? undefined,
            locale,
          ),
      }),
    ),
  ]);
}
