import type { SortableRow } from './sortable-types.ts';

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase();

/** The rows whose names hold each typed word, accents left aside, and whose facets are those chosen; an empty choice is none. */
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
