import type { SortableRow, SortDirection } from './sortable-types.ts';
import type { StatColumn } from './table-types.ts';

/** The sort key of the row names, beside the column keys. */
export const headKey = 'head';

export type Sort = { key: string; direction: SortDirection };

/** Returns the initial direction: descending for figures (`align` is `end`), ascending for text. */
export function firstDirection(columns: readonly StatColumn[], key: string): SortDirection {
  const column = columns.find((candidate) => candidate.key === key);
  return column && (column.align ?? 'end') === 'end' ? 'descending' : 'ascending';
}

/** Returns the sorted rows. Null values come last in both directions; the sort is stable. */
export function sortRows(rows: readonly SortableRow[], { key, direction }: Sort, locale: string): SortableRow[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sortValue = (row: SortableRow) => (key === headKey ? row.headText : (row.cells[key]?.value ?? null));
  const sign = direction === 'descending' ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [one, other] = [sortValue(a), sortValue(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
    return sign * compare(String(one), String(other));
  });
}
