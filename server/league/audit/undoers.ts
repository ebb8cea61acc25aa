import { and, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { auditEntries } from '#server/db/schema/audit.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

/** Returns which of these entries are taken back, and by which entry; one that was taken back itself does not count. */
export async function undoersInForce(scope: TenantScope, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  // What an undo changes elsewhere, such as the dates of the season, names the entry too.
  const undone = alias(auditEntries, 'undone');
  const found = await scope.db
    .select({ id: auditEntries.id, undoes: auditEntries.undoes })
    .from(auditEntries)
    .innerJoin(
      undone,
      and(
        eq(undone.tenantId, auditEntries.tenantId),
        eq(undone.id, auditEntries.undoes),
        eq(undone.tableName, auditEntries.tableName),
        eq(undone.rowKey, auditEntries.rowKey),
      ),
    )
    .where(ofTenant(scope, auditEntries, inArray(auditEntries.undoes, [...ids])))
    .orderBy(auditEntries.id);
  const lifted = await undoersInForce(
    scope,
    found.map(({ id }) => id),
  );
  const inForce = found.filter(({ id }) => !lifted.has(id));
  return new Map(inForce.flatMap(({ id, undoes }) => (undoes === null ? [] : [[undoes, id] as const])));
}
