import type { Document } from '#lib/api/contract/document.ts';

export type DocumentGroup = { category: string; documents: readonly Document[] };

/** Documents under their categories in the order of the first of each; those without one come last. */
export function byCategory(documents: readonly Document[]): DocumentGroup[] {
  const groups = Map.groupBy(documents, ({ category }) => category);
  return [...groups]
    .map(([category, documents]) => ({ category, documents }))
    .toSorted((one, other) => Number(one.category === '') - Number(other.category === ''));
}
