import { inArray } from 'drizzle-orm';
import type { AuditEntry } from '#lib/api/contract/audit.ts';
import { auditEntries } from '#server/db/schema/audit.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { namesOfIds } from './names-of-ids.ts';
import { isUndoable } from './undoable.ts';
import { undoersInForce } from './undoers.ts';

export type AuditRow = typeof auditEntries.$inferSelect;

/** Converts entries, with the names of what their ids mean and what has become of them. */
export async function presentEntries(scope: TenantScope, rows: readonly AuditRow[]): Promise<AuditEntry[]> {
  const undoers = await undoersInForce(
    scope,
    rows.map(({ id }) => id),
  );
  const idsIn = (row: AuditRow) => JSON.stringify([row.rowKey, row.before, row.after]).match(uuids) ?? [];
  const names = await namesOfIds(scope, [...new Set(rows.flatMap(idsIn))]);
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    actor: row.actor,
    action: row.action,
    table: row.tableName,
    row: row.rowKey,
    before: row.before,
    after: row.after,
    undoes: row.undoes,
    undoneBy: undoers.get(row.id) ?? null,
    isUndoable: isUndoable(row),
    names: Object.fromEntries(idsIn(row).flatMap((id) => (names.has(id) ? [[id, names.get(id) ?? id]] : []))),
  }));
}

const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Reads entries by their ids, in the order of the trail. */
export async function presentEntriesOf(scope: TenantScope, ids: readonly number[]): Promise<AuditEntry[]> {
  if (ids.length === 0) return [];
  const rows = await scope.db
    .select()
    .from(auditEntries)
    .where(ofTenant(scope, auditEntries, inArray(auditEntries.id, [...ids])))
    .orderBy(auditEntries.id);
  return presentEntries(scope, rows);
}
