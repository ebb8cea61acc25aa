import type { StatColumn } from './table-types.ts';

/** Returns the runs of adjacent columns with the same group, or null if no column has a group. */
export function groupsOf(columns: readonly StatColumn[]): { key: string; group?: string; span: number }[] | null {
  if (columns.every((column) => !column.group)) return null;
  const groups: { key: string; group?: string; span: number }[] = [];
  for (const { key, group } of columns) {
    const last = groups.at(-1);
    if (last && last.group === group) last.span += 1;
    else groups.push({ key, group, span: 1 });
  }
  return groups;
}

/** Returns true if the column starts a new group, which a thin line marks; else undefined. */
export function startsGroup(columns: readonly StatColumn[], index: number): true | undefined {
  const before = index === 0 ? undefined : columns[index - 1]?.group;
  return columns[index]?.group !== before ? true : undefined;
}
