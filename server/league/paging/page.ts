import { encodeCursor } from './cursor.ts';

export type Page<Item> = { items: Item[]; nextCursor: string | null };

/** Parts the rows of a query for one more than `limit` into the page and the cursor of the next. */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  sortValues: (row: Row) => (string | number)[],
): { rows: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, nextCursor: rows.length > limit && last ? encodeCursor(sortValues(last)) : null };
}
