import type { AuditEntry } from '#lib/api/contract/audit.ts';
import { technicalColumns } from './technical-columns.ts';

/** A changed value: a column, or for `key` what stands under that key within it, such as a name in one language. */
export type ChangedColumn = { column: string; key: string | null; before: unknown; after: unknown };

type Columns = Record<string, unknown>;

/** Returns the values that an entry of the audit trail changed and that mean something to people; null where there was none. */
export function changedColumns({ before, after }: Pick<AuditEntry, 'before' | 'after'>): ChangedColumn[] {
  const told = namesIn(before, after).filter((column) => !technicalColumns.has(column));
  const changes = told.flatMap((column): ChangedColumn[] => {
    const [was, is] = [before?.[column] ?? null, after?.[column] ?? null];
    if ((!isObject(was) && !isObject(is)) || !isObjectOrNull(was) || !isObjectOrNull(is))
      return [{ column, key: null, before: was, after: is }];
    return namesIn(was, is).map((key) => ({ column, key, before: was?.[key] ?? null, after: is?.[key] ?? null }));
  });
  return changes.filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}

const namesIn = (one: Columns | null, other: Columns | null) => Object.keys({ ...one, ...other }).sort();
const isObject = (value: unknown): value is Columns =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isObjectOrNull = (value: unknown): value is Columns | null => value === null || isObject(value);
