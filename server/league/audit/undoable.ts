import { fieldsOf } from './changed-fields.ts';
import type { AuditRow } from './present-entries.ts';
import { undoableTables } from './undoable-tables.ts';

/** Whether entries of this kind can be taken back: every column that it changed may come back. */
export function isUndoable({ action, tableName, before, after, rowKey }: AuditRow): boolean {
  const table = tableName === null ? undefined : undoableTables[tableName];
  if (!table || !rowKey) return false;
  if (action === 'insert' || action === 'delete') return table.isWhole === true;
  if (action !== 'update') return false;
  const fields = fieldsOf({ before, after });
  const columns = new Set(fields.map(columnOf));
  const follows = [...columns].some((column) => table.verbs?.[column]) ? (table.follows ?? []) : [];
  const returning = [...table.columns, ...Object.keys(table.verbs ?? {}), ...follows];
  return fields.every((field) => returning.includes(field) || returning.includes(columnOf(field)));
}

const columnOf = (field: string): string => field.split('.', 1)[0] ?? field;
