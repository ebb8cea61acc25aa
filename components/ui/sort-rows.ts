import type { SortableRow, SortDirection } from './sortable-types.ts';
import type { StatColumn } from './table-types.ts';

/** The key of the names beside the keys of the columns. */
export const headKey = 'head';

export type Sort = { key: string; direction: SortDirection };

/** Figures start with the highest, names and other words with the first letter. */
export function firstDirection(columns: readonly StatColumn[], key: string): SortDirection {
  const column = columns.find((candidate) => candidate.key === key);
  return column && (column.align ?? 'end') === 'end' ? 'descending' : 'ascending';
}

/** The rows in order; what is not recorded comes last in both directions, what is level keeps its order. */
export function sortRows(rows: readonly SortableRow[], { key, direction }: Sort, locale: string): SortableRow[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const read = (row: SortableRow) => (key === headKey ? row.headText : (row.cells[key]?.value ?? null));
  const sign = direction === 'descending' ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [one, other] = [read(a), read(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
    return sign * compare(String(one), String(other));
  });
}
