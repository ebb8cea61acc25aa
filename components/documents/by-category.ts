import type { Document } from '#lib/api/contract/document.ts';

export type DocumentGroup = { category: string; documents: readonly Document[] };

/** Groups documents by category, in order of first appearance; documents without a category come last. */
export function byCategory(documents: readonly Document[]): DocumentGroup[] {
  const groups = Map.groupBy(documents, ({ category }) => category);
  return [...groups]
    .map(([category, documents]) => ({ category, documents }))
    .toSorted((one, other) => Number(one.category === '') - Number(other.category === ''));
}
