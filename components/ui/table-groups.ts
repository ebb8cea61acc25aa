import type { StatColumn } from './table-types.ts';

/** Runs of neighbouring columns with the same group; null when no column has one. */
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

/** Whether a thin line parts this column from the group before it. */
export function startsGroup(columns: readonly StatColumn[], index: number): true | undefined {
  const before = index === 0 ? undefined : columns[index - 1]?.group;
  return columns[index]?.group !== before ? true : undefined;
}
