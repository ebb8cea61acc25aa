import type { AuditEntry } from '#lib/api/contract/audit.ts';

export type ChangedColumn = { column: string; before: string | null; after: string | null };

const maxLength = 200;

/** Returns the values that an entry of the audit trail changed, as text; null where there was none. */
export function changedColumns({ before, after }: Pick<AuditEntry, 'before' | 'after'>): ChangedColumn[] {
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].sort();
  return columns
    .map((column) => ({ column, before: textOf(before?.[column]), after: textOf(after?.[column]) }))
    .filter((change) => change.before !== change.after);
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > maxLength ? `${text.slice(0, maxLength).toWellFormed()}…` : text;
}
