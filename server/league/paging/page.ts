import { encodeCursor } from './cursor.ts';

export type Page<Item> = { items: Item[]; nextCursor: string | null };

/** Cuts a page of `limit` rows from a query for `limit + 1`, and makes the cursor of the next page. */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  sortValues: (row: Row) => (string | number)[],
): { rows: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, nextCursor: rows.length > limit && last ? encodeCursor(sortValues(last)) : null };
}
