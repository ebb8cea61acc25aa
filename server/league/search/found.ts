import type { FoundIds } from './find-ids.ts';

/** The best of what was found, and how much there is of it. */
export type Found<Item> = { total: number; items: Item[] };

/** The better rank first; what is of the same rank keeps its order. */
export function byRank<Row>(rows: readonly Row[], { found }: FoundIds, idOf: (row: Row) => string): Row[] {
  const ranks = new Map(found.map(({ id, rank }) => [id, rank]));
  return rows.toSorted((a, b) => (ranks.get(idOf(a)) ?? 0) - (ranks.get(idOf(b)) ?? 0));
}

/** In the order in which they were found. */
export function asFound<Row>(rows: readonly Row[], { found }: FoundIds, idOf: (row: Row) => string): Row[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return found.flatMap(({ id }) => byId.get(id) ?? []);
}
