import type { ReactNode } from 'react';
import type { HeadColumn, RowVariant, StatColumn } from './table-types.ts';

/** `text` is displayed, `value` is the sort key; null (not recorded) always sorts last. */
type SortableCell = { text: string; value: number | string | null };

export type SortableRow = RowVariant & {
  key: string;
  /** The displayed name of the row. */
  head: ReactNode;
  /** The text by which the row is sorted and searched. */
  headText: string;
  cells: Record<string, SortableCell>;
  /** Values of the facets, by key: `{ team: 'partizan', position: 'G' }`. */
  facets?: Record<string, string>;
};

export type Facet = {
  key: string;
  label: string;
  /** The label of the first option: no filter. */
  allLabel: string;
  options: readonly { value: string; label: string }[];
};

/**
 * A facet whose `opening` value is shown while nothing is chosen; `previous` and `next` name the buttons that step through
 * the options.
 */
export type OpeningFacet = Facet & { opening?: { value: string; previous: string; next: string } };

export type SortDirection = 'ascending' | 'descending';

export type SortableTableProps = {
  caption: string;
  head: HeadColumn;
  columns: readonly StatColumn[];
  rows: readonly SortableRow[];
  /** The key of a column, or `head` for the names. Figures default to descending, text to ascending. */
  initialSort: { key: string; direction?: SortDirection };
  isFilterShown?: boolean;
  facets?: readonly Facet[];
  /** Numbers the rows in the displayed order. */
  isNumbered?: boolean;
  /** Further values of the address that the rows follow. */
  addressKeys?: readonly string[];
};

/** Labels of the table, translated on the server. */
export type SortableLabels = {
  filter: string;
  nothingFound: string;
};
