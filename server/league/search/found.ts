import type { FoundIds } from './find-ids.ts';

/** The best matches and the total number of matches. */
export type Found<Item> = { total: number; items: Item[] };

/** Sorts rows by rank, stable for equal ranks. */
export function byRank<Row>(rows: readonly Row[], { found }: FoundIds, idOf: (row: Row) => string): Row[] {
  const ranks = new Map(found.map(({ id, rank }) => [id, rank]));
  return rows.toSorted((a, b) => (ranks.get(idOf(a)) ?? 0) - (ranks.get(idOf(b)) ?? 0));
}

/** Sorts rows in the order of the found ids. */
export function inFoundOrder<Row>(rows: readonly Row[], { found }: FoundIds, idOf: (row: Row) => string): Row[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return found.flatMap(({ id }) => byId.get(id) ?? []);
}
