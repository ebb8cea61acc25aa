import type { ReactNode } from 'react';
import type { HeadColumn, RowVariant, StatColumn } from './table-types.ts';

/** `text` is shown, `value` is sorted by; null (nothing recorded) always comes last. */
type SortableCell = { text: string; value: number | string | null };

export type SortableRow = RowVariant & {
  key: string;
  /** What is shown as the row's name … */
  head: ReactNode;
  /** … and the words it is sorted and found by. */
  headText: string;
  cells: Record<string, SortableCell>;
  /** Values of the facets, by key: `{ team: 'partizan', position: 'G' }`. */
  facets?: Record<string, string>;
};

export type Facet = {
  key: string;
  label: string;
  /** The first option: no narrowing. */
  allLabel: string;
  options: readonly { value: string; label: string }[];
};

export type SortDirection = 'ascending' | 'descending';

export type SortableTableProps = {
  caption: string;
  head: HeadColumn;
  columns: readonly StatColumn[];
  rows: readonly SortableRow[];
  /** Column key, or `head` for the names. Figures start with the highest, names with the first letter. */
  initialSort: { key: string; direction?: SortDirection };
  isFilterShown?: boolean;
  facets?: readonly Facet[];
  /** Numbers the rows in the order shown. */
  isNumbered?: boolean;
};

/** Words of the table that the server translates. */
export type SortableLabels = {
  filter: string;
  nothingFound: string;
};
