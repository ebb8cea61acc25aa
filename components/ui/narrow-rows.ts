import type { SortableRow } from './sortable-types.ts';

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase();

/** Returns the rows whose names contain every typed word, ignoring accents, and that match the chosen facets; '' matches all. */
export function narrowRows(
  rows: readonly SortableRow[],
  { typed, chosen }: { typed: string; chosen: Readonly<Record<string, string>> },
): SortableRow[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const facets = Object.entries(chosen).filter(([, value]) => value !== '');
  return rows.filter((row) => {
    const name = fold(row.headText);
    return words.every((word) => name.includes(word)) && facets.every(([key, value]) => row.facets?.[key] === value);
  });
}
