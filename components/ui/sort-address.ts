import { firstDirection, headKey, type Sort } from './sort-rows.ts';
import type { StatColumn } from './table-types.ts';

/** Returns a sort as it stands in the address: the key of the column, with the direction if it is not the first one. */
export function writeSort({ key, direction }: Sort, columns: readonly StatColumn[]): string {
  return direction === firstDirection(columns, key) ? key : `${key}.${direction}`;
}

/** Returns the sort of an address, or null if it names no column. */
export function readSort(text: string | undefined, columns: readonly StatColumn[]): Sort | null {
  const [key = '', direction] = (text ?? '').split('.');
  if (key !== headKey && !columns.some((column) => column.key === key)) return null;
  return {
    key,
    direction: direction === 'ascending' || direction === 'descending' ? direction : firstDirection(columns, key),
  };
}
